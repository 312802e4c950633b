import type { Translations } from '../translations/read-translations.ts'

/** How docstrings, and the titles and summaries of areas, are shown to a reader. */
export interface Prose {
  /** A title or a summary, which is always in the language of the reader. */
  readonly name: (text: string) => string
  /** A docstring as Markdown, with lines of its own. */
  readonly block: (text: string) => string
  /** A docstring within a line, such as in a table. */
  readonly inline: (text: string) => string
}

const same = (text: string): string => text
export const englishProse: Prose = { name: same, block: same, inline: same }

/**
 * Shows docstrings in Japanese as far as they are translated. The rest is marked as English, for screen readers and for
 * the rules by which lines break.
 */
export function createJapaneseProse({ translate, find }: Omit<Translations, 'listUnused'>): Prose {
  const findAll = (text: string): string | undefined => {
    const whole = find(text)
    if (whole !== undefined) return whole
    const sentences = toSentences(text).map((sentence) => find(sentence))
    return sentences.every((sentence) => sentence !== undefined) ? sentences.join('') : undefined
  }
  return {
    name: translate,
    inline: (text) => findAll(text) ?? (isNamesOnly(text) ? text : `<span lang="en">${text}</span>`),
    block: (text) =>
      toParagraphs(text)
        .map((part) => findAll(part) ?? (isNamesOnly(part) ? part : `<div lang="en">\n\n${part}\n\n</div>`))
        .join('\n\n'),
  }
}

/** A block of code may have empty lines. */
function toParagraphs(text: string): string[] {
  return text.includes('```') ? [text] : text.split(/\n{2,}/)
}

function toSentences(text: string): string[] {
  return text.split(/(?<=[.:])\s+(?=[A-Z`*])/)
}

/** Returns whether a text has no words besides names in code. */
function isNamesOnly(text: string): boolean {
  return !/\p{L}{2}/u.test(text.replaceAll(/`[^`]*`/g, ''))
}
