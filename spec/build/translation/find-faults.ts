const kana = String.raw`\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々`

const counters = '[円件台文字秒分回日個行つ]|か月|時間|種類|オペレーション|サイト'

/** Style rules for Japanese from `glossary.md`, each with the pattern of a violation. */
const rules: readonly (readonly [string, RegExp])[] = [
  [
    'a space between Japanese and Latin letters or code',
    new RegExp(`[${kana}][A-Za-z\`]|[A-Za-z\`][${kana}]`, 'u'),
  ],
  ['no space between a figure and what it counts', new RegExp(`\\d (?:${counters})`)],
  ['no space between a word and its count', new RegExp(`[${kana}] \\d[\\d,]*(?:${counters})`, 'u')],
  ['spaces around a figure that counts nothing', new RegExp(`\\d[はがをでとのに]|[${kana}]\\d+ `, 'u')],
  ['no space beside full-width punctuation', /[。、：（）「」] | [。、：（）「」]/],
  ['full-width punctuation beside Japanese', new RegExp(`[${kana}][,.;:!?()]|[,;:!?()][${kana}]`, 'u')],
  ['～ (U+FF5E) for a range', /〜/],
  ['a key with its kind: API キー, SSH キー or 冪等キー', /(?<!ス|API |SSH |冪等)キー(?!ワード)/],
  ['a fact with its mark, not a sentence about the mark', /(?:こと|の)は(?:推定|公開資料に基づ)|見込みです/],
  ['a second sentence in brackets, where the first has no full stop', /。(?![^（]*）)[^。]*[^。]$/],
  ['half-width letters and figures, full-width kana', /[Ａ-Ｚａ-ｚ０-９ｦ-ﾟ]/],
  ['です or ます in every sentence', /(?<!です|ます|ません|ました|でした|ください|場合|[）*])。/],
]

/** Returns the rules that a Japanese segment violates. */
export function findFaults(ja: string): string[] {
  const text = ja.replaceAll(/`[^`]*`/g, '`x`')
  const broken = rules.filter(([, fault]) => fault.test(text)).map(([rule]) => rule)
  return hasUnseenEmphasis(text) ? [...broken, 'emphasis that Markdown sees'] : broken
}

/**
 * Reports whether emphasis is not rendered: Markdown takes asterisks between punctuation and a letter literally, and
 * Japanese puts no spaces there.
 */
function hasUnseenEmphasis(text: string): boolean {
  return [...text.matchAll(/(?<=(.?))(\*+)([^*]+)\2(?=(.?))/gu)].some(
    ([, before = '', , inner = '', after = '']) =>
      (/^[\p{P}\p{S}]/u.test(inner) && /[\p{L}\p{N}]/u.test(before)) ||
      (/[\p{P}\p{S}]$/u.test(inner) && /[\p{L}\p{N}]/u.test(after)),
  )
}
