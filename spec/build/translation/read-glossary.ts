import { readFileSync } from 'node:fs'

export interface Term {
  readonly en: string
  readonly ja: string
  /** Words that are not used for it. */
  readonly avoided: readonly string[]
}

export interface Glossary {
  /** Terms of the description of the API. */
  readonly described: readonly Term[]
  /** All terms: also those of the SDK, the command and the site. */
  readonly terms: readonly Term[]
}

/** Reads the tables of `overlays/glossary.ja.md`. */
export function readGlossary(): Glossary {
  const markdown = readFileSync(new URL('../../overlays/glossary.ja.md', import.meta.url), 'utf8')
  return {
    described: toTerms(markdown.split('\n## SDK')[0] ?? ''),
    terms: toTerms(markdown),
  }
}

/** Lists the words of a Japanese text that the glossary avoids. */
export function findAvoided({ terms }: Glossary, text: string): string[] {
  const avoided = terms.flatMap((term) => term.avoided)
  // サーバ without a long vowel mark is avoided, サーバー is not.
  return avoided.filter((word) => new RegExp(`${word}(?!ー)`).test(text))
}

/** Words for the parts of TypeScript, which texts about the SDK may have. The description has other words for its own. */
export const ofTypeScript: ReadonlySet<string> = new Set(['引数', 'プロパティ'])

function toTerms(markdown: string): Term[] {
  return markdown
    .split('\n')
    .filter((line) => /^\| (?!英語|-)/.test(line))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, en = '', ja = '', avoided = '']) => ({
      en,
      ja,
      avoided: avoided.split('、').filter((word) => word !== ''),
    }))
}
