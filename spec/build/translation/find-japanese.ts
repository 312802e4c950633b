/** Matches a string in quotes on one line, or a template without a template in it. */
const literal = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g
const inserted = /\$\{(?:[^{}]|\{[^{}]*\})*\}/g

/**
 * Lists the lines of strings of TypeScript source that have Japanese letters, without the tags of HTML. What a template
 * inserts is shown as the figure 1, because most insertions are counts; after a full stop, it is a sentence of its own
 * and left out.
 */
export function findJapanese(source: string): string[] {
  // The strings inside an insertion come first, so that the template around it has none left.
  const inner = [...source.matchAll(inserted)].flatMap(([insertion]) => findJapanese(insertion.slice(2, -1)))
  const outer = source.replaceAll(inserted, '1').matchAll(literal)
  const strings = [...outer].map(([, quoted, template]) =>
    (quoted ?? template ?? '').replaceAll(String.raw`\n`, '\n').replaceAll(/\\(.)/g, '$1'),
  )
  const lines = strings.flatMap((text) => text.replaceAll(/<[^>]*>/g, '').split('\n'))
  return [...inner, ...lines.map((line) => line.replace(/(?<=。)1$/, ''))].filter((text) =>
    /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text),
  )
}
