import { expect, test } from 'vitest'
import { compareOpenValues } from './open-values.ts'

const withValues = (...values: string[]): object => ({
  components: { schemas: { Code: { type: 'string', 'x-extensible-enum': values } } },
})

test('tells which values became known and which are known no longer', () => {
  const [change] = compareOpenValues(withValues('a', 'b') as never, withValues('b', 'c') as never)
  expect(change).toMatchObject({
    impact: 'minor',
    base: { pointer: '#/components/schemas/Code' },
    verdicts: [{ message: 'Values became known: `"c"`.' }, { message: 'Values are known no longer: `"a"`.' }],
  })
})

test('does not mind the order, nor a set that is new', () => {
  expect(compareOpenValues(withValues('a', 'b') as never, withValues('b', 'a') as never)).toEqual([])
  expect(compareOpenValues({}, withValues('a') as never)).toEqual([])
})
