import type { ICruiseResult } from 'dependency-cruiser'
import { readdirSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { cruiseImports } from './cruise-imports.ts'
import { describeImports } from './describe-imports.ts'
import { layers } from './layers.ts'

const root = new URL('../../../../', import.meta.url)
let found: ICruiseResult
beforeAll(async () => {
  found = await cruiseImports()
})

test('imports go one way: no cycles, no folders that import each other, no layer that imports from one above it', () => {
  // Type imports count too; without them, many files would not be reached.
  expect(found.modules.length).toBeGreaterThan(500)
  expect(describeImports(found).slice(1)).toEqual([
    '0 cycles of files',
    '0 folders that import each other',
    '0 imports of a layer above',
  ])
})

test('every import of a package by its name leads to a file of the repository', () => {
  const imports = found.modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ module }) => module.startsWith('@hostwright/'))
      .map(({ module, resolved }) => ({ source, module, resolved })),
  )
  expect(imports).toContainEqual({
    source: 'packages/vps/src/vps-product.ts',
    module: '@hostwright/orders',
    resolved: 'packages/orders/src/index.ts',
  })
  expect(imports.length).toBeGreaterThan(700)
  const isOfRepository = /^(?:packages|tools|spec|examples)\/(?!.*node_modules).+\.(?:ts|json)$/
  expect(imports.filter(({ resolved }) => !isOfRepository.test(resolved))).toEqual([])
})

test.each(Object.entries(layers))('every folder of %s is a layer', (folder, names) => {
  const folders = readdirSync(new URL(`${folder}/`, root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name)
  expect(folders.toSorted()).toEqual([...names].toSorted())
})
