/** Words that make a sentence with です without a subject: a state, not a name. */
const predicates = /(?:不正|必須|必要|対象|有効|無効|不明|推定|中|外|true|false|null)です。$/

/**
 * Reports whether a text is one noun phrase with です, as in 「メモです。」. References in Japanese end such an explanation
 * with the noun.
 */
export function isNounSentence(text: string): boolean {
  return /^[^。は：]+です。$/.test(text.replaceAll('または', '')) && !predicates.test(text)
}
