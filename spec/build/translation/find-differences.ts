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

/** English words for numbers, by the number. */
const words: Readonly<Record<number, string>> = {
  0: 'zero|none',
  1: 'one|single|an?|per|once|first|January|(?:every|this|current|last|of the) (?:second|minute|hour|day)',
  2: 'two|twice|second|both|doubles|February',
  3: 'three|third|March',
  4: 'four|fourth|April',
  5: 'five|fifth',
  6: 'six|sixth|June',
  7: 'seven|seventh|July',
  8: 'eight|eighth|August',
  9: 'nine|ninth|September',
  10: 'ten|tenth|October',
  11: 'eleven|November',
  12: 'twelve|dozen|December',
  13: 'thirteen',
  14: 'fourteen',
  15: 'fifteen',
  16: 'sixteen|hexadecimal',
  20: 'twenty',
  30: 'thirty|half an hour',
  40: 'forty',
  50: 'fifty',
  100: 'hundred',
}

/** Lists the numbers that a translation adds or loses. Japanese writes figures where English writes a word. */
export function compareNumbers(en: string, ja: string): string[] {
  const [written, used] = [new Set(numbers(en)), new Set(numbers(ja))]
  const spelt = new Set(
    Object.entries(words).flatMap(([number, word]) =>
      new RegExp(`\\b(?:${word})\\b`, 'i').test(en) ? [number] : [],
    ),
  )
  const lost = [...written].filter((number) => !used.has(number))
  const added = [...used].filter((number) => !written.has(number) && !spelt.has(number))
  return [
    ...lost.map((number) => `number lost: ${number}`),
    ...added.map((number) => `number added: ${number}`),
  ]
}
