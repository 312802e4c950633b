/** Where the client reports what it does. `console` fits, and so do the well-known logging libraries. */
export interface Logger {
  /** Told each attempt that succeeded. */
  debug(message: string, fields: LogFields): void
  /** Nothing is reported at this level yet. */
  info(message: string, fields: LogFields): void
  /** Told each attempt that was rejected or failed. */
  warn(message: string, fields: LogFields): void
  /** Nothing is reported at this level yet. */
  error(message: string, fields: LogFields): void
}

/** Structured values of a log line. They never hold a key, a password, a header, a body or an identifier. */
export type LogFields = Readonly<Record<string, string | number>>
