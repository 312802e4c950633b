import { expect, test } from 'vitest'
import { compareOpenValues } from './open-values.ts'

const withValues = (...values: string[]): object => ({
  components: { schemas: { Code: { type: 'string', 'x-extensible-enum': values } } },
})

test('lists the added and the removed values', () => {
  const [change] = compareOpenValues(withValues('a', 'b') as never, withValues('b', 'c') as never)
  expect(change).toMatchObject({
    impact: 'minor',
    base: { pointer: '#/components/schemas/Code' },
    verdicts: [{ message: 'Values became known: `"c"`.' }, { message: 'Values are known no longer: `"a"`.' }],
  })
})

test('ignores the order of the values, and a new set', () => {
  expect(compareOpenValues(withValues('a', 'b') as never, withValues('b', 'a') as never)).toEqual([])
  expect(compareOpenValues({}, withValues('a') as never)).toEqual([])
})
