import { checkDnsContent } from '@hostwright/types/rules'
import { toSentContent, toText } from '../names/zone-record.ts'

/**
 * Checks the notation of a DNS record's content and, in the form in which it is sent, the content itself. Returns the
 * problem; `undefined` if there is none.
 */
export function checkNotation(type: string, content: string): string | undefined {
  if (type === 'TXT') return checkText(content.trim())
  return (
    (type === 'CAA' ? checkEscape(content) : undefined) ?? checkDnsContent(type, toSentContent(type, content))
  )
}

function checkText(content: string): string | undefined {
  const length = bytesOf(content)
  if (length > 65_280) return `has ${length} bytes: DNS allows about 65,000`
  if (!/^\(?\s*"/.test(content)) return checkEscape(content)
  if (toText(content) === content) {
    return 'is in quotes only in part: put all of it in quotes, with \\" for a quote and \\\\ for a backslash, or none of it'
  }
  const pieces = content.match(/"(?:[^"\\]|\\.)*"/g) ?? []
  const byte = /\\(?![01]\d\d|2[0-4]\d|25[0-5])\d{1,3}/.exec(content.replaceAll(/\\\D/g, ''))?.[0]
  if (byte !== undefined)
    return `has ${byte}, which is no byte: give three digits to \\255, or \\\\ for a backslash`
  const long = pieces.map((piece) => bytesOf(withoutEscapes(piece.slice(1, -1)))).find((bytes) => bytes > 255)
  return long === undefined ? undefined : `has a quoted piece of ${long} bytes: DNS allows 255 each`
}

/**
 * Finds the `\;` of a zone file outside of quotes. The files of other DNS tools have it, and the API would publish the
 * backslash.
 */
function checkEscape(content: string): string | undefined {
  const outside = content.replaceAll(/"(?:[^"\\]|\\.)*"/g, '')
  return outside.includes('\\;') ? 'has \\; outside of quotes: write ; without the backslash' : undefined
}

/** Replaces each escape by one character of as many bytes as it stands for. */
function withoutEscapes(piece: string): string {
  return piece.replaceAll(/\\(?:\d{3}|(.))/gs, (_, sign = 'x') => sign)
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length
}
