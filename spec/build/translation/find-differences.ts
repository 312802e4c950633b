/** Lists the code, numbers, links and emphasis that a translation adds to its segment or loses from it. */
export function findDifferences(en: string, ja: string): string[] {
  return [
    ...compare('code', codes(en), codes(ja)),
    ...compare('link', links(en), links(ja)),
    ...compare('emphasis', emphasis(en), emphasis(ja)),
    ...compareNumbers(en, ja),
  ]
}

function compare(what: string, before: readonly string[], after: readonly string[]): string[] {
  const [left, right] = [before.toSorted().join(' '), after.toSorted().join(' ')]
  return left === right ? [] : [`${what}: ${left || 'none'}, then ${right || 'none'}`]
}

const codes = (text: string): string[] => [...new Set(text.match(/`[^`]*`/g))]
const links = (text: string): string[] => text.match(/(?:https?:\/\/|\]\()[^\s)`]+/g) ?? []
const emphasis = (text: string): string[] => withoutCode(text).match(/\*+/g) ?? []
const withoutCode = (text: string): string => text.replaceAll(/`[^`]*`/g, '')
const numbers = (text: string): string[] => withoutCode(text).match(/\d+(?:[.,]\d+)*/g) ?? []

const words = [
  'zero',
  'one|single|an?|per',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
]

/** Compares the numbers. Japanese writes figures where English writes a word. */
function compareNumbers(en: string, ja: string): string[] {
  const [written, used] = [new Set(numbers(en)), new Set(numbers(ja))]
  const spelt = new Set(
    words.flatMap((word, number) => (new RegExp(`\\b(?:${word})\\b`, 'i').test(en) ? [String(number)] : [])),
  )
  const lost = [...written].filter((number) => !used.has(number))
  const added = [...used].filter((number) => !written.has(number) && !spelt.has(number))
  return [
    ...lost.map((number) => `number lost: ${number}`),
    ...added.map((number) => `number added: ${number}`),
  ]
}
