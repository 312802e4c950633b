import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findFaults } from './find-faults.ts'
import { findJapanese } from './find-japanese.ts'
import { findAvoided, readGlossary } from './read-glossary.ts'

const folder = new URL('../../../packages/cli/src/language/texts/', import.meta.url)
const glossary = readGlossary()

/** Lists what is wrong with a text of the command. In a terminal, a half-width colon with a space follows a label. */
function listFaults(text: string): readonly string[] {
  const shown = text
    .replaceAll(/[{<]\w+[}>]/g, '1')
    .replaceAll(/: /g, '：')
    .replace(/：$/, ':')
  const faults = findFaults(shown).filter((fault) => !ofSentences.has(fault))
  return [
    ...faults,
    ...findAvoided(glossary, text).filter((word) => word !== '引数'),
    ...(/[あ-ん][?!]/.test(text) ? ['？'] : []),
  ]
}

/**
 * Rules for sentences of the description. Here are questions, notes beside a flag, and values whose kind is not known,
 * such as names before a word.
 */
const ofSentences: ReadonlySet<string> = new Set([
  'a space between Japanese and Latin letters or code',
  'spaces around a figure that counts nothing',
  'no space beside full-width punctuation',
  'です or ます in every sentence',
  'no space between a word and its count',
  'a second sentence in brackets, where the first has no full stop',
])

const texts = globSync('*.ts', { cwd: folder }).flatMap((path) =>
  findJapanese(readFileSync(new URL(path, folder), 'utf8')),
)

test('the Japanese texts of the command follow the style and the glossary of the description', () => {
  expect(texts.length).toBeGreaterThanOrEqual(300)
  const faulty = texts.map((text) => [text, ...listFaults(text)])
  expect(faulty.filter(({ length }) => length > 1)).toEqual([])
})

test.each([
  ['サーバが見つかりません。', 'サーバ'],
  ['3 台の VPS', 'no space between a figure and what it counts'],
  ['１台', 'half-width letters and figures, full-width kana'],
  ['1〜3台', '～ (U+FF5E) for a range'],
  ['キーがありません。', 'a key with its kind: API キー, SSH キー or 冪等キー'],
])('%s is reported', (text, fault) => {
  expect(listFaults(text)).toContain(fault)
})
