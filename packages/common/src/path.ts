import { ConfigError } from './errors/config-error.ts'

/**
 * Fills a route template. A value is encoded so that it stays one path segment, whatever it holds;
 * one that cannot be a segment (empty, `.` or `..`, which URLs resolve away even when encoded) is refused.
 */
export function toPath(template: string, values: Readonly<Record<string, unknown>> = {}): string {
  if (!template.includes('{')) return template
  return template.replaceAll(/\{([^{}]+)\}/g, (_, name: string) =>
    encodeURIComponent(parsePathValue(name, values[name])),
  )
}

/** Checks a value that is to become a path segment, and gives its text. */
export function parsePathValue(field: string, value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string' || text === '') {
    throw new ConfigError(field, 'is empty: give the value that the API lists for it')
  }
  if (text === '.' || text === '..' || !text.isWellFormed()) {
    const problem = `is ${JSON.stringify(text)}, which cannot stand in a path`
    throw new ConfigError(field, `${problem}: give the value that the API lists for it`)
  }
  return text
}
