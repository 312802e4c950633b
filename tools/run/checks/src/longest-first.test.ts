import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import type { TestSpecification, Vitest } from 'vitest/node'
import { longest, LongestFirst } from './longest-first.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

test('the listed files exist', () => {
  expect(longest.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('the listed files run first, in their order; the order of the others is unchanged', async () => {
  const context = { config: { root }, cache: { getTestSpecificationResult: () => ({ duration: 1 }) } }
  const sequencer = new LongestFirst(context as unknown as Vitest)
  const project = { name: 'unit', config: { sequence: { groupOrder: 0 } } }
  const toFile = (path: string): TestSpecification =>
    ({ project, moduleId: join(root, path) }) as unknown as TestSpecification
  const paths = ['a.test.ts', longest[1]!, 'b.test.ts', longest[0]!]
  // oxlint-disable-next-line no-array-sort -- This `sort` is a method of Vitest.
  const sorted = await sequencer.sort(paths.map(toFile))
  expect(sorted).toEqual([longest[0]!, longest[1]!, 'a.test.ts', 'b.test.ts'].map(toFile))
})
