import { expect, test } from 'vitest'
import { toWord } from './to-word.ts'

test.each([
  ['C:\\Users\\me\\account.yaml', 'C:\\Users\\me\\account.yaml'],
  ['C:\\Users\\Hanako Example\\id', '"C:\\Users\\Hanako Example\\id"'],
  ["C:\\Users\\O'Example\\鍵", '"C:\\Users\\O\'Example\\鍵"'],
  ['a.yaml,b.yaml', '"a.yaml,b.yaml"'], // a list in PowerShell
  ['$(calc)', "'$(calc)'"],
])('on Windows, %s is typed as %s', (text, word) => {
  expect(toWord(text, 'win32')).toBe(word)
})

test.each([
  ['/home/me/account.yaml', '/home/me/account.yaml'],
  ['/home/me/my key', "'/home/me/my key'"],
  ["it's", String.raw`'it'\''s'`],
])('elsewhere, %s is typed as %s', (text, word) => {
  expect(toWord(text, 'linux')).toBe(word)
})
