import { type Redact, showText } from './redact.ts'

/**
 * Copies the safe parts of a thrown value: name, code, message and causes, with secrets removed. A thrown value can
 * hold anything: requests, settings and stacks are left out.
 */
export function copyCause(cause: unknown, redact: Redact, depth = 3): Error {
  if (Object(cause) !== cause) return new Error(redact(String(cause), 500))
  const read = (name: string): unknown => {
    try {
      return (cause as Record<string, unknown>)[name]
    } catch {
      return undefined // the property may be a getter that throws
    }
  }
  const copy: Error & { errors?: unknown } = new Error(showText(read('message'), redact, 500))
  for (const name of ['name', 'code']) {
    const value = showText(read(name), redact, 100)
    if (value !== undefined) Object.assign(copy, { [name]: value })
  }
  if (depth === 0) return copy
  const copyInner = (inner: unknown): Error => copyCause(inner, redact, depth - 1)
  const inner = read('cause')
  const errors = read('errors')
  if (inner !== undefined) copy.cause = copyInner(inner)
  if (Array.isArray(errors)) copy.errors = errors.slice(0, 3).map(copyInner)
  return copy
}
