import { findFaults } from '../translation/find-faults.ts'
import { findAvoided, type Glossary } from '../translation/read-glossary.ts'
import { toSegments } from '../translation/segments.ts'
import { toParts } from './to-parts.ts'

/** Words that the glossary avoids in the description of the API, and that guides about programs need. */
const ofPrograms: ReadonlySet<string> = new Set(['プロパティ', '引数', '文書', '画像', '初期値', '要求'])

/** Rules for guides besides those of the description, each with the pattern of a violation. */
const rules: readonly (readonly [string, RegExp])[] = [
  ['no あなた: leave the subject out, or 利用者, プログラム', /あなた/],
  [
    'kana for すべて, ください, できる, ほか, または, および',
    /全て|下さい|出来[るなま]|[^のそ]他の|又は|及び|毎に|の為/,
  ],
  ['円, not ¥ or 課金', /[¥￥]|課金/],
  ['か月', /[ヶヵケカ]月/],
  ['no dash between sentences', /——|―|—/],
  ['no English sentence', /(?:\b[a-z]+,? ){5}/],
]

const linkRules: typeof rules = [
  ['a link named by its page, not こちら', /\[(?:こちら|ここ)\]/],
  ['the full stop outside of a link', /。\]\(/],
]

/**
 * Lists the violations of the style and the glossary in a Japanese Markdown file, each with its sentence. A text that is
 * copied from the original, such as a message of the command, is left out.
 */
export function findStyleFaults(markdown: string, original: string, glossary: Glossary): string[] {
  const { parts } = toParts(markdown)
  const titles = [...markdown.matchAll(/^(?:title|summary): (.*)$/gm)].map(([, title]) => title!)
  const body = parts.map(({ text }) =>
    text
      .replaceAll(/^> ?(?:\[!\w+\]\n)?/gm, '')
      .replaceAll(/^<.*$/gm, (line) => line.replaceAll(/<[^>]+>/g, '\n\n')),
  )
  // The generator joins sentences of the description, where a noun may stand for one.
  const split = markdown.includes('<!-- Generated from')
    ? (segment: string): string[] => segment.split('。').filter((sentence) => sentence !== '')
    : (segment: string): string[] => [segment]
  return [...titles, ...body].flatMap((text) =>
    toSegments(text)
      .flatMap(split)
      .flatMap((segment) => {
        if (
          !/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(segment) &&
          original.includes(segment)
        )
          return []
        const shown = segment.replaceAll(/\]\([^)\s]+\)/g, ']').replaceAll(/!?\[|\]/g, '')
        const prose = shown.replaceAll(/`[^`]*`/g, '`x`')
        return [
          ...findFaults(shown),
          ...findAvoided(glossary, prose).filter((word) => !ofPrograms.has(word)),
          ...listBroken(rules, prose),
          ...listBroken(linkRules, segment),
        ].map((fault) => `${fault}: ${segment}`)
      }),
  )
}

function listBroken(all: typeof rules, text: string): string[] {
  return all.filter(([, fault]) => fault.test(text)).map(([rule]) => rule)
}
