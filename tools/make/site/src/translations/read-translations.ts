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

/**
 * Reads files of pairs `{ en, ja }`. A text without a pair fails the build, which so has no page that is half English.
 *
 * @param inherited - pairs of another reader, used for what `files` lack
 */
export function readTranslations(
  files: string | URL | readonly string[],
  inherited: readonly string[] = [],
): Translations {
  const own = readPairs([files].flat())
  const all = addPairs(own, readPairs(inherited))
  const unused = new Set(own.keys())
  const find = (text: string): string | undefined => {
    const key = toKey(text)
    unused.delete(key)
    return all.get(key)
  }
  return {
    find,
    translate(text) {
      const found = find(text)
      if (found === undefined) throw new Error(`This has no Japanese in ${String(files)}: ${toKey(text)}`)
      return found
    },
    listUnused: () => [...unused],
  }
}

type Pairs = ReadonlyMap<string, string>

function readPairs(files: readonly (string | URL)[]): Pairs {
  const byText = new Map<string, string>()
  for (const file of files) {
    const pairs = parse(readFileSync(file, 'utf8')) as readonly { readonly en: string; readonly ja: string }[]
    for (const { en, ja } of pairs) {
      if (byText.has(toKey(en))) throw new Error(`${String(file)} translates again: ${en}`)
      byText.set(toKey(en), ja.trim())
    }
  }
  return byText
}

/** Adds pairs to inherited ones. One that says the same as there is superfluous; another Japanese takes precedence. */
function addPairs(own: Pairs, inherited: Pairs): Pairs {
  const repeated = [...own].find(([en, ja]) => inherited.get(en) === ja)
  if (repeated !== undefined) throw new Error(`The description has this Japanese already: ${repeated[0]}`)
  return new Map([...inherited, ...own])
}

function toKey(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
