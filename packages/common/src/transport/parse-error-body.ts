import type { ErrorCode } from '@hostwright/types'
import { type Redact, showText } from './redact.ts'

/** What can be read of the API's error body, bounded and without secrets. */
export interface ErrorBody {
  readonly code: ErrorCode
  readonly message: string
  readonly details: readonly string[]
}

/** Reads an error body whose parts may have any shape; `undefined` when it has no code. */
export function parseErrorBody(text: string, redact: Redact): ErrorBody | undefined {
  try {
    const { error } = JSON.parse(text) as { error: Record<string, unknown> }
    const code = showText(error['code'], redact, 100)
    const message = showText(error['message'], redact, 1_000) ?? 'The API gave no message'
    // Codes that this version does not list go on as they came.
    return code
      ? { code: code as ErrorCode, message, details: toDetails(error['errors'], redact) }
      : undefined
  } catch {
    return undefined // neither JSON nor an object where one is needed
  }
}

/** The violations as texts: the property's name goes first where they are listed by property. */
function toDetails(errors: unknown, redact: Redact): string[] {
  const list = (typeof errors === 'string' ? [errors] : Object(errors)) as object
  return Object.entries(list)
    .slice(0, 50)
    .map(([field, value]: [string, unknown]) => {
      const { message = value } = (value ?? {}) as { message?: unknown }
      const detail = typeof message === 'string' ? message : JSON.stringify(message)
      return redact(Array.isArray(list) ? detail : `${field}: ${detail}`, 300)
    })
}
