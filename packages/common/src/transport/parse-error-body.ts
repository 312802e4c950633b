import type { ErrorCode } from '@hostwright/types'
import type { Redact } from './redact.ts'

/** What can be read of the API's error body, bounded and without secrets. */
export interface ErrorBody {
  readonly code: ErrorCode
  readonly message: string
  readonly details: readonly string[]
}

/** Reads an error body whose parts may have any shape; `undefined` when it has no code. */
export function parseErrorBody(text: string, redact: Redact): ErrorBody | undefined {
  try {
    const { code, message, errors } = (JSON.parse(text) as { error: Record<string, unknown> }).error
    if (typeof code !== 'number' && (typeof code !== 'string' || code === '')) return undefined
    return {
      code: redact(String(code), 100),
      message: typeof message === 'string' ? redact(message, 1_000) : 'The API gave no message',
      details: toDetails(errors).map((detail) => redact(detail, 300)),
    }
  } catch {
    return undefined // neither JSON nor an object where one is needed
  }
}

/** The violations as texts: the field's name goes first where they are listed by field. */
function toDetails(errors: unknown): string[] {
  if (typeof errors === 'string') return [errors]
  if (typeof errors !== 'object' || errors === null) return []
  const isList = Array.isArray(errors)
  return Object.entries(errors)
    .slice(0, 50)
    .map(([field, value]: [string, unknown]) => {
      const { message = value } = (value ?? {}) as { message?: unknown }
      return (isList ? '' : `${field}: `) + (typeof message === 'string' ? message : JSON.stringify(message))
    })
}
