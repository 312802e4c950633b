import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import layers from '../../imports/layers.json' with { type: 'json' }
import { describeSurface } from './describe-surface.ts'

// The main entry of @hostwright/types is left out, because it is generated source, which is committed, and so is
// @hostwright/openapi, which exports data. The check of breaking changes covers both.
const packages = layers.packages.filter((name) => name !== 'types')
const entries: readonly (readonly [snapshot: string, declarations: string])[] = [
  ...packages.map((name) => [name, `${name}/dist/index.d.ts`] as const),
  ['common-ports', 'common/dist/ports.d.ts'],
  ['common-folder-journal', 'common/dist/folder-journal/create-folder-journal.d.ts'],
  ['common-store-tests', 'common/dist/store-tests/store-tests.d.ts'],
  ['sandbox-node', 'sandbox/dist/node.d.ts'],
  ['types-rules', 'types/dist/rules/index.d.ts'],
]

test.each(entries)('%s exports exactly the names of its snapshot', async (name, path) => {
  const entry = fileURLToPath(new URL(`../../../../packages/${path}`, import.meta.url))
  await expect(describeSurface(entry)).toMatchFileSnapshot(`../snapshots/${name}.txt`)
})

test('the packages have exactly the entry points of their snapshot', async () => {
  const folders = ['spec', ...layers.packages.map((name) => `packages/${name}`)]
  const lines = folders.flatMap((folder) => {
    const text = readFileSync(new URL(`../../../../${folder}/package.json`, import.meta.url), 'utf8')
    const { name, exports, bin } = JSON.parse(text) as { name: string; exports: object; bin?: object }
    return [...Object.keys(exports).map((path) => name + path.slice(1)), ...Object.keys(bin ?? {})]
  })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../snapshots/entry-points.txt')
})
