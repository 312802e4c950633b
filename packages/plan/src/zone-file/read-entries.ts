/** A token of a zone file: a word, or a string in quotes. Escapes are kept, as the two are decoded differently. */
export interface Token {
  readonly text: string
  readonly isQuoted: boolean
}

/** An entry of a zone file, which parentheses can spread over several lines. */
export interface Entry {
  /** Line on which the entry begins, from 1. */
  readonly line: number
  /** Whether the entry begins with a space, so that it has the name of the entry before it. */
  readonly isIndented: boolean
  readonly tokens: readonly Token[]
  /** Describes what the entry cannot be read for; `undefined` if it was read. */
  readonly problem?: string | undefined
}

// A comment, a parenthesis, a line break, a string, or a word. Only a space and a tab separate words: another space, such
// as one of 3 bytes, is a part of a text.
const part = /;[^\n]*|[()]|\n|"(?:[^"\\\n]|\\.)*"|"|(?:[^ \t\n;()"\\]|\\.)+|[ \t]+|\\/gs

/** Splits a zone file (RFC 1035, 5.1) into its entries: without comments, and parentheses as one line. */
export function readEntries(text: string): Entry[] {
  const entries: Entry[] = []
  let tokens: Token[] = []
  let [line, start, depth] = [1, 1, 0]
  let [isIndented, isFirst] = [false, true]
  let problem: string | undefined
  const end = (): void => {
    if (depth > 0) problem ??= 'opens a parenthesis that is not closed'
    if (tokens.length > 0 || problem !== undefined) entries.push({ line: start, isIndented, tokens, problem })
    tokens = []
    problem = undefined
    depth = 0
  }
  for (const [sign] of text
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .matchAll(part)) {
    if (sign === '\n') {
      line += 1
      if (depth > 0) continue
      end()
      ;[isFirst, isIndented, start] = [true, false, line]
      continue
    }
    if (/^[ \t]/.test(sign)) isIndented ||= isFirst
    else if (sign === '(') depth += 1
    else if (sign === ')' && depth > 0) depth -= 1
    else if (sign === ')') problem ??= 'closes a parenthesis that is not open'
    else if (sign === '"' || sign === '\\') problem ??= 'has a quote or a backslash without an end'
    else if (!sign.startsWith(';')) {
      const isQuoted = sign.startsWith('"')
      tokens.push({ text: isQuoted ? sign.slice(1, -1) : sign, isQuoted })
    }
    isFirst = false
  }
  end()
  return entries
}

/** Parses a time in seconds, or with units as in `1h30m`; `undefined` for other text. */
export function parseTtl(text: string): number | undefined {
  if (/^\d+$/.test(text)) return Number(text)
  if (!/^(?:\d+[smhdw])+$/i.test(text)) return undefined
  const units: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400, w: 604_800 }
  const parts = text.toLowerCase().match(/\d+[smhdw]/g) ?? []
  return parts.reduce((sum, one) => sum + Number(one.slice(0, -1)) * units[one.at(-1)!]!, 0)
}
