/** A path on one line: a file name with a line break in it would look like two files, or like our own words. */
export const printablePath = (path: string): string =>
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(path) ? JSON.stringify(path) : path
