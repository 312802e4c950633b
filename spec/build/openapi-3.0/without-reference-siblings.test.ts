import { expect, test } from 'vitest'
import { withoutReferenceSiblings } from './without-reference-siblings.ts'

const $ref = '#/components/schemas/Memo'

test('moves a reference with siblings into allOf', () => {
  expect(withoutReferenceSiblings({ $ref, description: 'A note.' })).toEqual({
    description: 'A note.',
    allOf: [{ $ref }],
  })
})

test('leaves a lone reference', () => {
  expect(withoutReferenceSiblings({ $ref })).toEqual({ $ref })
})

test('leaves a default out, which beside allOf many generators cannot read', () => {
  expect(withoutReferenceSiblings({ $ref, default: 'all', description: 'A note.' })).toEqual({
    description: 'A note.',
    allOf: [{ $ref }],
  })
  expect(withoutReferenceSiblings({ $ref, default: 'all' })).toEqual({ $ref })
})
