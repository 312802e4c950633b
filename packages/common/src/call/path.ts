import { ConfigError } from '../errors/config-error.ts'

/**
 * Fills in a route template, each value encoded as one path segment. Rejects a value that cannot be a segment: an empty
 * one, half of a surrogate pair, and `.` and `..`, which URLs resolve even when they are encoded.
 */
export function toPath(template: string, values: Readonly<Record<string, unknown>> = {}): string {
  if (!template.includes('{')) return template
  return template.replaceAll(/\{(.+?)\}/g, (_, name: string) =>
    encodeURIComponent(parsePathValue(name, values[name])),
  )
}

/** Checks a value that becomes a path segment, and returns it as text. */
export function parsePathValue(field: string, value: unknown): string {
  // JSON numbers above 2^53 are rounded when they are read, so the path would name another resource.
  if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER)
    throw new ConfigError(field, `is ${value}, which is too large to be exact: pass the text of the API`)
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  if (/^\.{0,2}$/.test(text) || !text.isWellFormed()) {
    const problem = text ? `${JSON.stringify(text)}, which cannot be in a path` : 'empty'
    throw new ConfigError(field, `is ${problem}: give the value that the API lists for it`)
  }
  return text
}
