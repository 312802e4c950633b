import { ConfigError } from '../errors/config-error.ts'

/**
 * Fills in a route template. Each value is encoded as one path segment. A value that cannot be a segment is
 * rejected: it is empty, or `.` or `..`, which URLs resolve even if they are encoded.
 */
export function toPath(template: string, values: Readonly<Record<string, unknown>> = {}): string {
  if (!template.includes('{')) return template
  return template.replaceAll(/\{(.+?)\}/g, (_, name: string) =>
    encodeURIComponent(parsePathValue(name, values[name])),
  )
}

/** Checks a value for a path segment and returns its text. */
export function parsePathValue(field: string, value: unknown): string {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  if (/^\.{0,2}$/.test(text) || !text.isWellFormed()) {
    const problem = text ? `${JSON.stringify(text)}, which cannot be in a path` : 'empty'
    throw new ConfigError(field, `is ${problem}: give the value that the API lists for it`)
  }
  return text
}
