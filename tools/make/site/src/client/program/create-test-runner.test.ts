import { GLOBAL_EXPECT } from '@vitest/expect'
import { expect, test } from 'vitest'
import { createTestRunner } from './create-test-runner.ts'

type Declare = (name: string, body: (...row: unknown[]) => unknown) => void
interface Module {
  readonly test: Declare & { readonly each: (rows: readonly unknown[]) => Declare }
  readonly describe: (name: string, body: () => void) => void
  readonly beforeEach: (body: () => void) => void
}

async function run(declare: (module: Module) => void): Promise<{ printed: string[]; error: unknown }> {
  // These tests have an `expect` of their own, which stays the one of this process.
  const global = globalThis as unknown as Record<symbol, unknown>
  const own = global[GLOBAL_EXPECT]
  const runner = createTestRunner()
  global[GLOBAL_EXPECT] = own
  declare(runner.module as unknown as Module)
  const printed: string[] = []
  const error: unknown = await runner
    .run((_level, text) => printed.push(text))
    .catch((reason: unknown) => reason)
  return { printed, error }
}

test('tests run in order, with their names and rows', async () => {
  const seen: unknown[] = []
  const { printed, error } = await run(({ test: declare, describe, beforeEach }) => {
    beforeEach(() => void seen.push('before'))
    describe('a server', () => declare('starts', () => void seen.push('starts')))
    declare.each(['one', 'two'])('takes %s', (row) => void seen.push(row))
  })
  expect(printed).toEqual(['✓ a server > starts', '✓ takes one', '✓ takes two'])
  expect(seen).toEqual(['before', 'starts', 'before', 'one', 'before', 'two'])
  expect(error).toBeUndefined()
})

test('a test that fails says why, the others still run, and the program fails', async () => {
  const { printed, error } = await run(({ test: declare }) => {
    declare('fails', () => {
      throw new Error('the server is stopped')
    })
    declare('passes', () => {})
  })
  expect(printed).toEqual(['× fails\nthe server is stopped', '✓ passes'])
  expect(error).toMatchObject({ message: 'A test has failed' })
})
