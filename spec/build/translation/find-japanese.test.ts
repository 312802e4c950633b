import { expect, test } from 'vitest'
import { findJapanese } from './find-japanese.ts'

test('finds quoted strings and templates, also inside what a template inserts', () => {
  const source = [
    "const a = { copy: 'コピー', count: (n) => `リクエスト ${n} 件`, lang: 'ja' }",
    "const b = (left) => `残り ${left === null ? 'なし' : left} · \\`x\\``",
  ].join('\n')
  expect(findJapanese(source)).toEqual(['なし', 'コピー', 'リクエスト 1 件', '残り 1 · `x`'])
})
