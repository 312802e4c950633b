import { createHash } from 'node:crypto'
import { withoutMeasurements } from './to-parts.ts'

/** Matches the line of a counterpart that holds the SHA-256 of its original: in the front matter, or in a comment. */
const line = /^((?:---\n|<!-- )original: )([0-9a-f]{64})/

/** Returns the SHA-256 of an original in hexadecimal, without its measurements. */
export function toDigest(original: string): string {
  return createHash('sha256').update(withoutMeasurements(original)).digest('hex')
}

/** Returns the digest that a counterpart names; `undefined` if its first line has none. */
export function readDigest(counterpart: string): string | undefined {
  return line.exec(counterpart)?.[2]
}

/** Returns a counterpart that names the digest of its original. */
export function withDigest(counterpart: string, original: string): string {
  if (line.test(counterpart))
    return counterpart.replace(line, (_, before: string) => before + toDigest(original))
  return counterpart.startsWith('---\n')
    ? counterpart.replace('---\n', `---\noriginal: ${toDigest(original)}\n`)
    : `<!-- original: ${toDigest(original)} -->\n\n${counterpart}`
}
