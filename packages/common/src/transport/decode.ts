/** A decoded text, with the position in the original text of each of its characters and of its end. */
export interface Decoded {
  readonly text: string
  readonly at: readonly number[]
  /** Number of times that the original text was decoded to get this one. */
  readonly depth: number
}

type Escape = readonly [pattern: RegExp, unescape: (escape: string) => string]

const references: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&apos;': "'",
}

// Patterns of escaped characters in JSON, in URLs (all bytes of a character together) and in HTML, each with its
// decoder. Secrets are also searched for in the decoded text.
const escapes: readonly Escape[] = [
  [/\\(?:u[\da-f]{4}|["\\/bfnrt])/gi, (escape) => JSON.parse(`"${escape}"`) as string],
  [/%[0-7][\da-f]|%[c-f][\da-f](?:%[89ab][\da-f])+/gi, decodeURIComponent],
  [
    /&(?:#\d+|#x[\da-f]+|[a-z]+);/gi,
    (escape) => references[escape] ?? String.fromCodePoint(Number(escape.slice(2, -1).replace(/x/i, '0x'))),
  ],
]

// Largest number of times that a text is decoded: a gateway that quotes another service's response escapes the text a
// second time.
const deepest = 4

/** Returns the text itself and every text that results from decoding its escapes, in any order and up to four times. */
export function readings(text: string): Decoded[] {
  const all: Decoded[] = [
    { text, at: Array.from({ length: text.length + 1 }, (_, index) => index), depth: 0 },
  ]
  for (const reading of all) {
    for (const escape of reading.depth < deepest ? escapes : []) {
      const decoded = decode(reading, escape)
      if (all.every((other) => other.text !== decoded.text)) all.push(decoded)
    }
  }
  return all
}

function decode({ text, at, depth }: Decoded, [pattern, unescape]: Escape): Decoded {
  const starts: number[] = []
  let read = 0
  const decoded = text.replace(pattern, (escape: string, offset: number) => {
    for (; read < offset; read += 1) starts.push(at[read]!)
    read += escape.length
    let plain = escape
    try {
      plain = unescape(escape)
    } catch {
      // An escape that cannot be decoded, such as `%ff%80`, is kept.
    }
    for (let unit = 0; unit < plain.length; unit += 1) starts.push(at[offset]!)
    return plain
  })
  return { text: decoded, at: starts.concat(at.slice(read)), depth: depth + 1 }
}
