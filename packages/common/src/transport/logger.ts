/**
 * Receives log lines of the client. `console` is a logger, and so is a logging library whose methods take a message and
 * then an object. A logger that has the methods `bindings` and `child`, as pino has, gets the object first.
 */
export interface Logger {
  /** Called for each successful attempt. */
  debug(message: string, fields: LogFields): void
  /** Not called by the client yet. */
  info(message: string, fields: LogFields): void
  /** Called for each attempt that was rejected or failed. */
  warn(message: string, fields: LogFields): void
  /** Not called by the client yet. */
  error(message: string, fields: LogFields): void
}

/** Values of a log line. They never contain a key, a password, a header, a body or an identifier. */
export type LogFields = Readonly<Record<string, string | number>>
