import { expect, test } from 'vitest'
import { findJapanese } from './find-japanese.ts'

test('finds quoted strings and templates, also inside what a template inserts', () => {
  const source = [
    "const a = { copy: 'コピー', count: (n) => `リクエスト ${n} 件`, lang: 'ja' }",
    "const b = (left) => `残り ${left === null ? 'なし' : left} · \\`x\\``",
  ].join('\n')
  expect(findJapanese(source)).toEqual(['なし', 'コピー', 'リクエスト 1 件', '残り 1 · `x`'])
})

test('a text of several lines is listed by line, without tags, and without a sentence that is inserted after another', () => {
  const source =
    'const page = `# 見出し\n\n<p class="a">本文です。${more}</p>\n`; const two = \'一つ\\n二つ\''
  expect(findJapanese(source)).toEqual(['# 見出し', '本文です。', '一つ', '二つ'])
})
