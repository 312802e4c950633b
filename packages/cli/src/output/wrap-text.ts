import stringWidth from 'fast-string-width'

/** Characters of Japanese that may not begin a line: closing punctuation, long vowel marks, small kana. */
const noStart =
  /^[、。，．：；？！・ー～）］｝」』】〉》〕々ゝヽぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ]/u
/** Opening brackets, which may not end a line. */
const noEnd = /[（［｛「『【〈《〔]$/u
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\u30FB\u30FC\uFF00-\uFF60]$/u

/**
 * Wraps plain text at a number of columns, of which a full-width character takes two. Lines break at spaces and between
 * Japanese characters where they may; a word that is wider than a line is cut.
 */
export function wrapText(text: string, columns: number): string[] {
  return text.split('\n').flatMap((line) => wrapLine(line, columns))
}

function wrapLine(text: string, columns: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of text.trim().split(/( +)/).flatMap(toPieces)) {
    if (stringWidth(line + piece) <= columns) {
      line += piece
    } else if (piece.trim() !== '') {
      // A word that is cut in any case begins on this line, if it takes fewer lines so.
      const isCut = stringWidth(piece) > columns
      const parts = cut((isCut ? line : '') + piece, columns)
      if (!isCut) lines.push(line.trimEnd())
      lines.push(...parts.slice(0, -1))
      line = parts.at(-1)!
    }
  }
  return [...lines, line.trimEnd()]
}

/** Splits a word where a line may break in it: beside each Japanese character, except where a line may not begin or end. */
function toPieces(word: string): string[] {
  const pieces: string[] = []
  for (const character of toCharacters(word)) {
    const last = pieces.at(-1)
    const isTogether =
      last !== undefined &&
      (noStart.test(character) || noEnd.test(last) || !(wide.test(last) || wide.test(character)))
    if (isTogether) pieces[pieces.length - 1] = last + character
    else pieces.push(character)
  }
  return pieces
}

/** Cuts a text into parts that fit, however narrow. */
function cut(text: string, columns: number): string[] {
  const parts = ['']
  for (const character of toCharacters(text)) {
    const last = parts.at(-1)!
    if (last !== '' && stringWidth(last + character) > columns) parts.push(character)
    else parts[parts.length - 1] = last + character
  }
  return parts
}

/** Characters as readers see them: letters with their marks, and emoji of several code points, are one. */
function toCharacters(text: string): string[] {
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
}
