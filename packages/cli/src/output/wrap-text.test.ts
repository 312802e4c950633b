import * as fc from 'fast-check'
import stringWidth from 'fast-string-width'
import { expect, test } from 'vitest'
import { wrapText } from './wrap-text.ts'

test.each([
  ['one two three', 8, ['one two', 'three']],
  ['a-word-that-is-too-long', 10, ['a-word-tha', 't-is-too-l', 'ong']],
  ['注文は1回しか行われません。', 12, ['注文は1回し', 'か行われませ', 'ん。']],
  // Neither the full stop nor the long vowel mark begins a line.
  ['サーバー', 6, ['サー', 'バー']],
  ['終了します。', 10, ['終了しま', 'す。']],
  // The opening bracket does not end a line.
  ['確認（料金）する', 6, ['確認', '（料', '金）す', 'る']],
  // Neither a name nor a flag in Latin letters is broken.
  ['先に `--dry-run` を付けます。', 16, ['先に `--dry-run`', 'を付けます。']],
  // A name behind a bracket is not broken either, and goes to the next line with it.
  ['または設定（hostwright context add）で', 16, ['または設定', '（hostwright', 'context add）で']],
  ['一行目\n二行目', 20, ['一行目', '二行目']],
])('%j at %i columns is %j', (text, columns, lines) => {
  expect(wrapText(text, columns)).toEqual(lines)
})

const letters = fc.constantFrom(...Array.from('注文サーバーっァを。、（）「」 ab-1'))
const texts = fc.array(letters, { maxLength: 80 }).map((all) => all.join(''))

test('no line is wider than asked, and no letter is lost', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: 4, max: 40 }), (text, columns) => {
      const lines = wrapText(text, columns)
      expect(lines.filter((line) => stringWidth(line) > columns)).toEqual([])
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    }),
  )
})

test('no line begins with what belongs to the line before, unless the word is cut', () => {
  fc.assert(
    fc.property(texts, (text) => {
      fc.pre(!/[。、）」ーっァ（「]{4}/.test(text))
      const [, ...others] = wrapText(text, 24)
      const isAfterSpace = (line: string): boolean => text.includes(` ${line.slice(0, 1)}`)
      expect(others.filter((line) => /^[。、）」ーっァ]/.test(line) && !isAfterSpace(line))).toEqual([])
    }),
  )
})
