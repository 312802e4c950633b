import { secretFields } from '../generated/secret-fields.ts'
import { type Decoded, readings } from './decode.ts'

/** The parts of a request that can hold secrets. */
export interface Redacted {
  /** Headers by their names in lower case. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** The request body. */
  readonly body?: string | undefined
}

/** Removes the secrets from a text and returns at most this many characters of the rest. */
export type Redact = (text: string, most: number) => string

const hidden = '[redacted]'

// Longest part of a text that is searched, and the part of its end that is not shown because a secret may be
// cut off there.
const longest = 16_384
const margin = 4_096

/**
 * Creates a function that removes secrets from a text, as the client does in its errors: the API key and the passwords
 * of a request in any escaping, and the values of secret properties in a response. Makes no request. Of a text of more
 * than 16,384 characters, at most the first 12,288 are returned.
 */
export function createRedactor({ headers, body = '' }: Redacted): Redact {
  const secrets = new Set<string>()
  const key = headers?.['authorization']?.replace(/^Bearer /, '')
  if (key) secrets.add(key)
  collect(parse(body), secrets)
  // A response can contain a secret that the request did not, such as a new private key. Its end may be cut
  // off.
  const ofResponse = new RegExp(`(?<="(?:${secretFields.join('|')})"\\s*:\\s*")(?:[^"\\\\]|\\\\[^])+`, 'g')
  const spellings = [...secrets].flatMap((secret) => [secret, secret.toWellFormed()]).map(withSpaces)
  return (text, most) => {
    const shownTo = text.length > longest ? longest - margin : Infinity
    const found = readings(text.slice(0, longest)).flatMap((reading) => find(reading, shownTo))
    return hide(text, shownTo, found).slice(0, most)
  }

  function find({ text, at }: Decoded, shownTo: number): Range[] {
    const found: Range[] = []
    const cut = at.findIndex((index) => index >= shownTo)
    const add = (start: number, { length }: string): void =>
      void found.push([at[start]!, at[start + length]!])
    for (const { index, 0: value } of text.matchAll(ofResponse)) add(index, value)
    const spaced = withSpaces(text)
    for (const secret of spellings) {
      for (let start = -1; (start = spaced.indexOf(secret, start + 1)) >= 0;) add(start, secret)
      // A long secret may continue after the part that is searched.
      for (let start = Math.max(0, cut - secret.length); start < cut; start += 1) {
        if (secret.startsWith(spaced.slice(start, cut))) found.push([at[start]!, shownTo])
      }
    }
    return found
  }
}

/** Returns a string or number from outside in a form that may be shown; `undefined` for anything else. */
export function showText(value: unknown, redact: Redact, most: number): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? redact(String(value), most) : undefined
}

/** Start and end of a part of the text; the end is exclusive. */
type Range = readonly [start: number, end: number]

/** Parses a body: JSON, or a form that another client sends through `client.fetch`. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return Object.fromEntries(new URLSearchParams(body))
  }
}

function collect(value: unknown, secrets: Set<string>): void {
  for (const [name, inner] of Object.entries(Object(value) as object)) {
    if (typeof inner !== 'string') collect(inner, secrets)
    else if (secretFields.includes(name) && inner !== '') secrets.add(inner)
  }
}

/** A plus sign in a form is a space, so both count as the same. */
const withSpaces = (text: string): string => text.replaceAll('+', ' ')

function hide(text: string, shownTo: number, ranges: Range[]): string {
  let shown = ''
  let last = 0
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    if (start >= shownTo) break
    if (start >= last) shown += text.slice(last, start) + hidden
    last = Math.max(last, end)
  }
  return shown + text.slice(last, shownTo)
}
