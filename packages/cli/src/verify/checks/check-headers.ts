import type { ResponseObject } from '../description.ts'
import type { Finding } from '../finding.ts'
import type { Reading } from '../reading.ts'

/** Finds response headers that the description requires and that are missing or invalid. */
export function checkHeaders(
  { operation, headers }: Reading,
  { headers: described = {} }: ResponseObject,
): readonly Finding[] {
  return Object.keys(described).flatMap((name): Finding[] => {
    const about = { check: 'header', operation: operation.operationId, at: name } as const
    const value = headers.get(name)
    if (value === null) return [{ ...about, message: 'is missing' }]
    if (/^(?:X-RateLimit|Retry-After)/i.test(name) && !/^\d+$/.test(value))
      return [{ ...about, message: 'is no whole number' }]
    return []
  })
}
