import { once } from '../description/once.ts'

/** Whether a text can be written in eucJP-win, the encoding of memos. Emoji cannot. */
export function fitsEucJpWin(text: string): boolean {
  return Array.from(text).every(
    (character) => character < '\u0080' || isUserDefined(character) || doubleByteCharacters().has(character),
  )
}

/** The characters beyond ASCII, read out of the decoder for the same tables. */
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

// Encoders take these for characters that a decoder returns in another form, such as U+FF5E for U+301C.
const secondForms = '¢£¥¬—‖‾−〜'

function isUserDefined(character: string): boolean {
  return character >= '\uE000' && character <= '\uE757'
}
