import { expect, test } from 'vitest'
import { toSegments, translateMarkdown } from './segments.ts'

const markdown = `Orders a server and
pays it. **This costs money.** See \`a. B\`.

## Errors

- \`404 NOT_FOUND\` for an unknown
  server
- \`409\`

| Code | What to do |
| --- | --- |
| \`X\` | Wait. Then ask |
`

test('a text is split into sentences across lines, lists and tables', () => {
  expect(toSegments(markdown)).toEqual([
    'Orders a server and pays it.',
    '**This costs money.**',
    'See `a. B`.',
    'Errors',
    '`404 NOT_FOUND` for an unknown server',
    'Code',
    'What to do',
    'Wait.',
    'Then ask',
  ])
})

test('a text keeps its structure when its sentences are replaced', () => {
  const words: Record<string, string> = {
    'Orders a server and pays it.': '注文します。',
    '**This costs money.**': '**有料です**。',
    'See `a. B`.': '`a. B` を参照してください。',
    Errors: 'エラー',
    '`404 NOT_FOUND` for an unknown server': '`404 NOT_FOUND`：サーバーがない場合',
    Code: 'コード',
    'What to do': '対処',
    'Wait.': '待ちます。',
    'Then ask': '確認する',
  }
  expect(translateMarkdown(markdown, (segment) => words[segment])).toBe(
    `注文します。**有料です**。\`a. B\` を参照してください。

## エラー

- \`404 NOT_FOUND\`：サーバーがない場合
- \`409\`

| コード | 対処 |
| --- | --- |
| \`X\` | 待ちます。確認する |`,
  )
})

test('sentences in Latin letters stay separated by a space', () => {
  expect(translateMarkdown('One. Two.', (segment) => segment)).toBe('One. Two.')
})

test('the code at the start of a line of errors is no part of its sentences', () => {
  const line = '- `409 PROTECTED`: It is protected.'
  expect(toSegments(line)).toEqual(['It is protected.'])
  expect(translateMarkdown(line, () => '保護されています。')).toBe('- `409 PROTECTED`：保護されています。')
})

test('a noun phrase before another sentence gets a full stop', () => {
  const words: Record<string, string> = { 'A memo.': 'メモ', 'Empty when unset.': '未設定の場合は空です。' }
  expect(translateMarkdown('A memo.', (segment) => words[segment])).toBe('メモ')
  expect(translateMarkdown('A memo. Empty when unset.', (segment) => words[segment])).toBe(
    'メモ。未設定の場合は空です。',
  )
})

test('a text is untranslated if one of its sentences is', () => {
  expect(translateMarkdown('One. Two.', (segment) => (segment === 'One.' ? '一' : undefined))).toBeUndefined()
})
