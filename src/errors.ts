/** The maintainer must change something. The message says what, and where. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** The model asked for something that cannot work. The message is written for the model. */
export class ToolError extends Error {
  override readonly name = 'ToolError'
}

/** A service we depend on failed after its retries. Nobody is to blame; try again later. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError'
}

/** The text of anything thrown, for a sentence that goes on. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
