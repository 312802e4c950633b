import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cruiseImports } from './cruise-imports.ts'
import { describeImports } from './describe-imports.ts'
import { layers } from './layers.ts'

const root = new URL('../../../../', import.meta.url)

test('imports go one way: no cycles, no folders that import each other, no layer that imports from one above it', async () => {
  const found = await cruiseImports()
  // Type imports count too; without them, many files would not be reached.
  expect(found.modules.length).toBeGreaterThan(500)
  expect(describeImports(found).slice(1)).toEqual([
    '0 cycles of files',
    '0 folders that import each other',
    '0 imports of a layer above',
  ])
})

test.each(Object.entries(layers))('every folder of %s is a layer', (folder, names) => {
  const folders = readdirSync(new URL(`${folder}/`, root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name)
  expect(folders.toSorted()).toEqual([...names].toSorted())
})

test('the rules report a type that is imported from a layer above', async () => {
  expect(existsSync(new URL('packages/common/src/platform/platform.ts', root))).toBe(true)
  const layers = { 'packages/common/src': ['ordering', 'journal'] }
  const found = await cruiseImports({ folders: ['packages/common'], layers })
  expect(found.summary.violations.some(({ rule }) => rule.name === 'upwards')).toBe(true)
})
