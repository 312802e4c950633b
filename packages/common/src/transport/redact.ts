import { secretFields } from '../generated/secret-fields.ts'
import { type Decoded, readings } from './decode.ts'

/** The parts of a request that can hold secrets. */
export interface Redacted {
  /** Headers by their names in lower case. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** The request body. */
  readonly body?: string | undefined
}

/** Removes the secrets from a text and returns at most `most` characters of the result. */
export type Redact = (text: string, most: number) => string

const hidden = '[redacted]'

// `longest` is the number of characters that are searched for secrets. If the text goes on after them, the last
// `margin` of them are not shown, because a secret may be cut off there and not be recognized.
const longest = 16_384
const margin = 4_096

/**
 * Creates a function that removes secrets from a text, as the client does in its errors: the API key, the passwords and
 * other secret properties of a request, also escaped as in JSON, URLs or HTML, and the values of secret properties in a
 * response. Makes no request. If a text is longer than 16,384 characters, at most its first 12,288 are returned.
 */
export function createRedactor({ headers, body = '' }: Redacted): Redact {
  const secrets = new Set<string>()
  const key = headers?.['authorization']?.replace(/^Bearer /, '')
  if (key) secrets.add(key)
  collect(parse(body), secrets)
  // A response can contain a secret that the request did not contain, such as a new private key. The pattern also
  // matches a secret whose end is missing, because a response may be cut off.
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
      // A long secret may begin in the part of the text that is shown and end after it, so its beginning is hidden as
      // well.
      for (let start = Math.max(0, cut - secret.length); start < cut; start += 1) {
        if (secret.startsWith(spaced.slice(start, cut))) found.push([at[start]!, shownTo])
      }
    }
    return found
  }
}

/** Returns a string or number of a response without secrets; `undefined` for a value of another type. */
export function showText(value: unknown, redact: Redact, most: number): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? redact(String(value), most) : undefined
}

/** A part of a text, by the positions of its start (included) and its end (excluded). */
type Range = readonly [start: number, end: number]

/** Parses a request body: JSON, or a form, which a program can send through `client.fetch`. */
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

/** Replaces plus signs by spaces: a form encodes a space as a plus sign, so both must compare as equal. */
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
