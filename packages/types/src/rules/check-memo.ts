/**
 * Checks the memo of a hosting server, a VPS or a packet filter rule, which the service stores in eucJP-win. Returns the
 * problem; `undefined` if there is none.
 */
export function checkMemo(text: string): string | undefined {
  const wrong = Array.from(text).find(
    (character) => character >= '\u0080' && !isUserDefined(character) && !listCharacters().has(character),
  )
  const code = wrong?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  return code && `has a character that the service cannot store, U+${code}, such as emoji: leave it out`
}

// Computed at the first use: a program that checks no memo decodes nothing.
const kept: { characters?: ReadonlySet<string> } = {}

/**
 * Returns the characters outside of ASCII that eucJP-win has, from the platform's decoder of EUC-JP, which has the same
 * tables.
 */
function listCharacters(): ReadonlySet<string> {
  if (kept.characters !== undefined) return kept.characters
  const bytes = Array.from({ length: 94 }, (_, index) => 0xa1 + index)
  const pairs = bytes.flatMap((lead) => bytes.map((trail) => [lead, trail]))
  const codes = [
    ...pairs.flat(),
    ...pairs.flatMap((pair) => [0x8f, ...pair]),
    ...bytes.slice(0, 63).flatMap((trail) => [0x8e, trail]),
  ]
  const all = new Set(new TextDecoder('euc-jp').decode(Uint8Array.from(codes)) + secondForms)
  all.delete('\uFFFD')
  return (kept.characters = all)
}

// Characters that can be encoded, although decoding returns another character in their place, such as U+FF5E for
// U+301C.
const secondForms = '¢£¥¬—‖‾−〜'

function isUserDefined(character: string): boolean {
  return character >= '\uE000' && character <= '\uE757'
}
