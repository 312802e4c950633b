/** A text with, for each of its characters and for its end, where that stands in the text it was decoded from. */
export interface Decoded {
  readonly text: string
  readonly at: readonly number[]
}

// JSON's escapes, the bytes of a character in a URL, and HTML's references.
const escapes =
  /\\(?:u[\da-f]{4}|["\\/bfnrt])|%[0-7][\da-f]|%[cd][\da-f]%[\da-f]{2}|%e[\da-f](?:%[\da-f]{2}){2}|%f[\da-f](?:%[\da-f]{2}){3}|&(?:#\d+|#x[\da-f]+|quot|amp|lt|gt|apos|nbsp);/gi
const named: Readonly<Record<string, string>> = {
  quot: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  apos: "'",
  nbsp: '\u00a0',
}

/** Takes one level of escapes off a text, of whatever kinds they are. */
export function decode({ text, at }: Decoded): Decoded {
  const starts: number[] = []
  let read = 0
  const decoded = text.replace(escapes, (escape: string, offset: number) => {
    for (; read < offset; read += 1) starts.push(at[read]!)
    read += escape.length
    const plain = unescape(escape)
    for (let unit = 0; unit < plain.length; unit += 1) starts.push(at[offset]!)
    return plain
  })
  return { text: decoded, at: starts.concat(at.slice(read)) }
}

function unescape(escape: string): string {
  try {
    if (escape[0] === '%') return decodeURIComponent(escape)
    if (escape[0] === '\\') return JSON.parse(`"${escape}"`) as string
    const name = escape.slice(1, -1).toLowerCase()
    return named[name] ?? String.fromCodePoint(Number(name.replace('#', '').replace('x', '0x')))
  } catch {
    return escape // it only looks like one
  }
}
