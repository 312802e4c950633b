import { ConfigError } from '../errors/config-error.ts'

/** Checks the value of a request header, and its name, with which `field` ends. */
export function parseHeader(field: string, text: string): string {
  if (/^[\w.-]+\w\n[\t -~\x80-\xff]*$/.test(`${field}\n${text}`)) return text
  throw new ConfigError(field, 'contains a line break or a character that headers cannot have')
}
