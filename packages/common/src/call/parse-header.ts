import { ConfigError } from '../errors/config-error.ts'

/** Checks the value of a request header. */
export function parseHeader(field: string, text: string): string {
  if (/^[\t\x20-\x7e\x80-\xff]*$/.test(text)) return text
  throw new ConfigError(field, 'contains a line break or a character that headers cannot have')
}
