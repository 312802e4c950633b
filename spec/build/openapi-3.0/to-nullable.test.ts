import { expect, test } from 'vitest'
import { toNullable } from './to-nullable.ts'

const schemas = { Status: { type: 'string', enum: ['on'] } }
const status = { $ref: '#/components/schemas/Status' }

test('turns a list with null into one type', () => {
  expect(toNullable({ type: ['string', 'null'], maxLength: 5 }, schemas)).toEqual({
    type: 'string',
    nullable: true,
    maxLength: 5,
  })
})

test('turns a component or null into a nullable copy, whose enumeration lists null', () => {
  expect(toNullable({ description: 'State.', oneOf: [status, { type: 'null' }] }, schemas)).toEqual({
    description: 'State.',
    type: 'string',
    nullable: true,
    enum: ['on', null],
  })
})

test('keeps the other branches of a longer choice', () => {
  expect(toNullable({ anyOf: [status, { type: 'integer' }, { type: 'null' }] }, schemas)).toEqual({
    nullable: true,
    anyOf: [status, { type: 'integer' }],
  })
})

test('leaves schemas that are not nullable, and rejects a union', () => {
  const plain = { type: 'string' }
  expect(toNullable(plain, schemas)).toBe(plain)
  expect(() => toNullable({ type: ['string', 'integer'] }, schemas)).toThrow('no union of types')
})
