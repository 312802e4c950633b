import { once } from '../description/once.ts'

/** Whether a text can be encoded in eucJP-win, the encoding of memos. An emoji cannot. */
export function fitsEucJpWin(text: string): boolean {
  return Array.from(text).every(
    (character) => character < '\u0080' || isUserDefined(character) || doubleByteCharacters().has(character),
  )
}

/**
 * Characters outside of ASCII that eucJP-win can encode, taken from the platform's decoder of EUC-JP, which has the
 * same tables.
 */
const doubleByteCharacters: () => ReadonlySet<string> = once(() => {
  const bytes = Array.from({ length: 94 }, (_, index) => 0xa1 + index)
  const pairs = bytes.flatMap((lead) => bytes.map((trail) => [lead, trail]))
  const codes = [
    ...pairs.flat(),
    ...pairs.flatMap((pair) => [0x8f, ...pair]),
    ...bytes.slice(0, 63).flatMap((trail) => [0x8e, trail]),
  ]
  const characters = new Set(new TextDecoder('euc-jp').decode(Uint8Array.from(codes)) + secondForms)
  characters.delete('\uFFFD')
  return characters
})

// Characters that can be encoded, although decoding returns another character in their place, such as U+FF5E for
// U+301C.
const secondForms = '¢£¥¬—‖‾−〜'

function isUserDefined(character: string): boolean {
  return character >= '\uE000' && character <= '\uE757'
}
