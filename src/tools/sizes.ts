/** The largest file the tools read or edit. */
export const MAX_FILE_BYTES = 1024 * 1024
/** The largest text a tool writes. */
export const MAX_WRITE_BYTES = 256 * 1024
