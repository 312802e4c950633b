import type { Redact } from './redact.ts'

/**
 * What may be shown of something thrown, which can be anything and can hold anything: name, code, message and
 * causes, with the secrets taken out. Everything else stays behind: requests, settings, stacks.
 */
export function copyCause(cause: unknown, redact: Redact, depth = 3): Error {
  const read = (name: string): unknown => {
    try {
      return (cause as Record<string, unknown>)[name]
    } catch {
      return undefined // nothing was thrown, or a getter throws
    }
  }
  const show = (value: unknown, most: number): string | undefined =>
    typeof value === 'string' || typeof value === 'number' ? redact(String(value), most) : undefined

  const isText = Object(cause) !== cause
  const copy = new Error(show(isText ? String(cause) : read('message'), 500))
  for (const name of ['name', 'code']) {
    const value = isText ? undefined : show(read(name), 100)
    if (value !== undefined) Object.assign(copy, { [name]: value })
  }
  if (isText || depth === 0) return copy
  const inner = read('cause')
  if (inner !== undefined) copy.cause = copyCause(inner, redact, depth - 1)
  const errors = read('errors')
  if (Array.isArray(errors))
    Object.assign(copy, { errors: errors.slice(0, 3).map((error) => copyCause(error, redact, depth - 1)) })
  return copy
}
