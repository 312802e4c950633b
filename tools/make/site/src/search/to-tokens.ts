const scripts =
  /[\p{Script=Han}々]+|[\p{Script=Katakana}ー]+|[\p{Script=Hiragana}]+|[^\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー々]+/gu

/**
 * The words of a text, and the words inside a name in camel case besides it. Japanese, which has no spaces, is
 * split where its script changes, and the parts into pairs of characters. Browsers differ in their dictionaries,
 * and a word that was split in another way at build time would not be found.
 */
export function toTokens(text: string): string[] {
  return text
    .normalize('NFKC')
    .split(/[^\p{L}\p{N}ー]+/u)
    .flatMap((word) => word.match(scripts) ?? [])
    .flatMap((part) => (isJapanese(part) ? toPairs(part) : toParts(part)))
}

/** Whether a text has Japanese characters. */
export function isJapanese(text: string): boolean {
  return /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(text)
}

/** Hiragana alone is an ending or a particle, which says nothing of what is looked for. */
function toPairs(part: string): string[] {
  if (/^\p{Script=Hiragana}/u.test(part)) return []
  const characters = Array.from(part)
  if (characters.length === 1) return characters
  return characters.slice(1).map((character, index) => `${characters[index]!}${character}`)
}

function toParts(word: string): string[] {
  const parts = word.split(/(?<=[a-z\d])(?=[A-Z])/)
  return parts.length > 1 ? [word, ...parts] : parts
}
