import type { Translations } from '../translations/read-translations.ts'

/** How docstrings, and the titles and summaries of areas, are shown to a reader. */
export interface Prose {
  /** A title or a summary, which is always in the language of the reader. */
  readonly name: (text: string) => string
  /** A docstring as Markdown, with lines of its own. */
  readonly block: (text: string) => string
  /** A docstring within a line, such as in a table. */
  readonly inline: (text: string) => string
  /** A program. Its comments that are translated are in the language of the reader; outputs are not. */
  readonly program: (code: string) => string
}

const same = (text: string): string => text
export const englishProse: Prose = { name: same, block: same, inline: same, program: same }

/**
 * Shows docstrings in Japanese as far as they are translated: as a whole, or sentence by sentence. The rest is marked as
 * English, for screen readers and for the rules by which lines break.
 */
export function createJapaneseProse({ translate, find }: Omit<Translations, 'listUnused'>): Prose {
  const findSentence = (text: string): string | undefined =>
    find(text) ?? findPattern(text, find) ?? (isNamesOnly(text) ? text : undefined)
  const findLine = (line: string): string | undefined => {
    const [opening] = /^(?:- )?(?:`[^`]*`:\s)?/.exec(line)!
    const sentences = toSentences(line.slice(opening.length)).map(findSentence)
    return sentences.includes(undefined)
      ? undefined
      : opening.replace(/:\s$/, '：') + (sentences as string[]).reduce(join)
  }
  const findParagraph = (text: string): string | undefined => {
    const whole = find(text)
    if (whole !== undefined) return whole
    const lines = text.split(/\n+(?=- )/).map(findLine)
    return lines.includes(undefined) ? undefined : lines.join('\n')
  }
  return {
    name: translate,
    program: (code) => code.replaceAll(/(?<=\/\/ ).+$/gm, (comment) => find(comment) ?? comment),
    inline(text) {
      const parts = text.split(/\n{2,}(?!- )/).map(findParagraph)
      if (parts.includes(undefined)) return `<span lang="en">${text}</span>`
      return (parts as string[]).reduce((before, part) =>
        before.includes('\n- ') ? `${before}\n\n${part}` : join(before, part),
      )
    },
    block: (text) =>
      toParagraphs(text)
        .map((part) => findParagraph(part) ?? `<div lang="en">\n\n${part}\n\n</div>`)
        .join('\n\n'),
  }
}

/** Finds the Japanese of a sentence in which any names in code may stand: `…` in a pair is the next of them. */
function findPattern(text: string, find: Translations['find']): string | undefined {
  const code = /`[^`]*`/g
  const names = text.match(code)?.values()
  return find(text.replaceAll(code, '`…`'))?.replaceAll('`…`', () => names?.next().value ?? '')
}

/** A block of code may have empty lines. */
function toParagraphs(text: string): string[] {
  return text.includes('```') ? [text] : text.split(/\n{2,}/)
}

/** Splits a line after each full stop that no code contains: an even number of backticks follows. */
function toSentences(line: string): string[] {
  return line.split(/(?<=[.!?]\*{0,2})\s+(?=[A-Z`*])(?=(?:[^`]*`[^`]*`)*[^`]*$)/)
}

/** Joins two sentences. A Japanese noun phrase gets its full stop when another sentence follows. */
function join(text: string, sentence: string): string {
  return /[。：]$/.test(text) ? text + sentence : `${text}。${sentence}`
}

/** Returns whether a text has no words besides names in code, or is a value such as `'yaml'` or `false`. */
function isNamesOnly(text: string): boolean {
  if (/^(?:'[^']*'|true|false)$/.test(text)) return true
  return !/\p{L}{2}/u.test(text.replaceAll(/`[^`]*`/g, ''))
}
