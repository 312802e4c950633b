/** Where the client reports what it does. `console` fits, and so do the well-known logging libraries. */
export interface Logger {
  debug(message: string, fields: LogFields): void
  info(message: string, fields: LogFields): void
  warn(message: string, fields: LogFields): void
  error(message: string, fields: LogFields): void
}

/** Structured values of a log line. They never hold a key, a password, a header, a body or an identifier. */
export type LogFields = Readonly<Record<string, string | number>>
