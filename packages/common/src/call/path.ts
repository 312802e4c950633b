import { ConfigError } from '../errors/config-error.ts'

/**
 * Fills a route template. A value is encoded so that it stays one path segment, whatever it holds;
 * one that cannot be a segment (empty, `.` or `..`, which URLs resolve away even when encoded) is rejected.
 */
export function toPath(template: string, values: Readonly<Record<string, unknown>> = {}): string {
  if (!template.includes('{')) return template
  return template.replaceAll(/\{(.+?)\}/g, (_, name: string) =>
    encodeURIComponent(parsePathValue(name, values[name])),
  )
}

/** Checks a value that is to become a path segment, and gives its text. */
export function parsePathValue(field: string, value: unknown): string {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  if (/^\.{0,2}$/.test(text) || !text.isWellFormed()) {
    const problem = text ? `${JSON.stringify(text)}, which cannot be in a path` : 'empty'
    throw new ConfigError(field, `is ${problem}: give the value that the API lists for it`)
  }
  return text
}
