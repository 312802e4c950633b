import type { Outgoing } from './call.ts'
import { secretFields } from '../generated/secret-fields.ts'

const names: ReadonlySet<string> = new Set(secretFields)
const hidden = '[redacted]'
// An answer can have a secret that no request had, such as a new private key. Its end may be cut off.
const ofAnswer = new RegExp(`("(?:${secretFields.join('|')})"\\s*:\\s*")(?:[^"\\\\]|\\\\.)*`, 'g')

/**
 * A function that takes secrets out of a text: the API key and the passwords of a request, wherever they
 * stand, and whatever stands in the secret fields of an answer.
 */
export function createRedactor({ headers, body }: Outgoing): (text: string) => string {
  const secrets = new Set<string>()
  const key = headers['authorization']?.replace(/^Bearer /, '')
  if (key) secrets.add(key)
  if (body !== undefined) collect(parseBody(body), secrets)
  // Longest first: a secret that is part of another must not leave the rest of the other behind.
  const ordered = [...secrets].flatMap(spellings).toSorted((a, b) => b.length - a.length)
  return (text) =>
    ordered.reduce((rest, secret) => rest.replaceAll(secret, hidden), text.replace(ofAnswer, `$1${hidden}`))
}

/** The value of a body: JSON as the API takes it, or a form as another path may. */
function parseBody(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return Object.fromEntries(new URLSearchParams(body))
  }
}

function collect(value: unknown, secrets: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (typeof inner !== 'string') collect(inner, secrets)
    else if (names.has(name) && inner !== '') secrets.add(inner)
  }
}

/** The ways in which an answer may repeat a secret: as it is, inside a JSON string, or in a URL. */
function spellings(secret: string): string[] {
  return [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret.toWellFormed())]
}

/** What broke a connection, unless its words have a secret in them: then these alone, without it. */
export function redactCause(cause: unknown, redact: (text: string) => string): unknown {
  for (let error = cause; error instanceof Error; error = error.cause) {
    const words = redact(error.message)
    if (words !== error.message) return new Error(words)
  }
  return cause
}
