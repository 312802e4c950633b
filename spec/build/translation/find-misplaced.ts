import type { Text } from './find-texts.ts'

/** Words for one kind of resource, with the pattern of the places and the English texts that are about it. */
const kinds: readonly (readonly [string, RegExp])[] = [
  ['メール', /mail|auto-?repl|spam|smtp|dkim|dmarc|spf/i],
  ['FTP', /ftp/i],
  ['VPS', /vps/i],
  ['データベース', /database|db/i],
]

/**
 * Lists the Japanese texts that name a kind of resource which neither their place nor the English text is about. The
 * translations are found by their English sentence alone, so a sentence such as "The accounts." has one translation
 * for mail and FTP.
 */
export function findMisplaced(english: readonly Text[], japanese: readonly Text[]): string[] {
  const texts = new Map(japanese.map(({ path, text }) => [path.join('/'), text]))
  return english.flatMap(({ path, text }) => {
    const place = path.join('/')
    const translated = texts.get(place) ?? ''
    return kinds
      .filter(([word, kind]) => translated.includes(word) && !kind.test(place) && !kind.test(text))
      .map(([word]) => `${place}: ${word} in ${translated}`)
  })
}
