import { expect, test } from 'vitest'
import { checkMemo } from './check-memo.ts'

test.each([
  ['ASCII', 'web-01 ~ \\ \n'],
  ['kana and kanji', 'テスト環境。ひらがな'],
  ['half-width kana', 'ﾃｽﾄ'],
  ['characters of the makers', '①Ⅲ㈱髙﨑㍻'],
  ['supplementary kanji and accents', '丂彅éü'],
  ['both forms of wave dash and minus', '〜～−－‖∥'],
  ['user-defined characters', '\uE000\uE757'],
  ['nothing', ''],
])('%s can be written', (_, text) => expect(checkMemo(text)).toBeUndefined())

test.each([
  ['emoji', 'fine 😀'],
  ['emoji of the first plane', '❤'],
  ['Hangul', '한'],
  ['the euro sign', '€'],
  ['kanji of the second plane', '𠮷'],
  ['half of a pair', '\uD83D'],
  ['a control character after ASCII', '\u0080'],
  ['the replacement character', '\uFFFD'],
])('%s cannot be written', (_, text) => expect(checkMemo(text)).toMatch(/cannot store, U\+[0-9A-F]{4,5}, /))
