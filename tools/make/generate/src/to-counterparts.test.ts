import { expect, test } from 'vitest'
import { translateTexts } from './to-counterparts.ts'

const texts = { 'A VPS.': 'VPS' }

test('descriptions are translated at every depth, and Japanese ones stay', () => {
  const schema = { description: 'A VPS.', properties: { memo: { description: 'メモ', enum: ['A VPS.'] } } }
  expect(translateTexts(schema, texts)).toEqual({
    description: 'VPS',
    properties: { memo: { description: 'メモ', enum: ['A VPS.'] } },
  })
})

test('a text without Japanese is named', () => {
  expect(() => translateTexts({ items: [{ description: 'A key.' }] }, texts)).toThrow(
    'desired.ja.yaml has no Japanese for “A key.”',
  )
})
