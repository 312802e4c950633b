import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** Returns the Japanese of a text, whose lines may be wrapped in any way. */
export type Translate = (text: string) => string

export interface Translations {
  readonly translate: Translate
  /** Returns the Japanese of a text that may be left in English. */
  readonly find: (text: string) => string | undefined
  /** The English texts that were never asked for: what they translated has changed or is gone. */
  readonly listUnused: () => string[]
}

/** Reads a file of pairs `{ en, ja }`. A text without a pair fails the build, which so has no page that is half English. */
export function readTranslations(file: string | URL): Translations {
  const pairs = parse(readFileSync(file, 'utf8')) as readonly { readonly en: string; readonly ja: string }[]
  const byText = new Map(pairs.map(({ en, ja }) => [toKey(en), ja.trim()]))
  const unused = new Set(byText.keys())
  const find = (text: string): string | undefined => {
    const key = toKey(text)
    unused.delete(key)
    return byText.get(key)
  }
  return {
    find,
    translate(text) {
      const found = find(text)
      if (found === undefined) throw new Error(`This has no Japanese in ${String(file)}: ${toKey(text)}`)
      return found
    },
    listUnused: () => [...unused],
  }
}

function toKey(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
