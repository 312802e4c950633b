import type { Outgoing } from './call.ts'
import { secretFields } from '../generated/secret-fields.ts'

const names: ReadonlySet<string> = new Set(secretFields)
const hidden = '[redacted]'

/** A function that takes the secrets of a request out of a text: its API key and its body's passwords. */
export function createRedactor(
  { authorization }: Outgoing['headers'],
  body: string | undefined,
): (text: string) => string {
  const secrets = new Set<string>()
  const key = authorization?.replace(/^Bearer /, '')
  if (key) secrets.add(key)
  if (body !== undefined) collect(JSON.parse(body), secrets)
  // Longest first: a secret that is part of another must not leave the rest of the other behind.
  const ordered = [...secrets].flatMap(spellings).toSorted((a, b) => b.length - a.length)
  return (text) => ordered.reduce((rest, secret) => rest.replaceAll(secret, hidden), text)
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
