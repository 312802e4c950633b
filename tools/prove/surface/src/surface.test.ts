import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { describeSurface } from './describe-surface.ts'

// What @hostwright/types exports is its source, which is generated and committed, and @hostwright/openapi
// exports data: the check of breaking changes is theirs.
test.each(['common', 'vps', 'hosting', 'plan', 'redis', 'sandbox', 'cli', 'mcp'])(
  '@hostwright/%s exports what its snapshot has, and nothing else',
  async (name) => {
    const entry = fileURLToPath(new URL(`../../../../packages/${name}/dist/index.d.ts`, import.meta.url))
    await expect(describeSurface(entry)).toMatchFileSnapshot(`../snapshots/${name}.txt`)
  },
)

test('@hostwright/common/orders exports what its snapshot has, and nothing else', async () => {
  const file = '../../../../packages/common/dist/ordering/index.d.ts'
  const entry = fileURLToPath(new URL(file, import.meta.url))
  await expect(describeSurface(entry)).toMatchFileSnapshot('../snapshots/common-orders.txt')
})

test('@hostwright/common/folder-journal exports what its snapshot has, and nothing else', async () => {
  const file = '../../../../packages/common/dist/folder-journal/create-folder-journal.d.ts'
  const entry = fileURLToPath(new URL(file, import.meta.url))
  await expect(describeSurface(entry)).toMatchFileSnapshot('../snapshots/common-folder-journal.txt')
})

test('@hostwright/sandbox/node exports what its snapshot has, and nothing else', async () => {
  const entry = fileURLToPath(new URL('../../../../packages/sandbox/dist/node.d.ts', import.meta.url))
  await expect(describeSurface(entry)).toMatchFileSnapshot('../snapshots/sandbox-node.txt')
})

test('the packages can be entered where their snapshot says, and nowhere else', async () => {
  const folders = [
    'spec',
    ...['types', 'common', 'vps', 'hosting', 'plan', 'redis', 'sandbox', 'cli', 'mcp'].map(
      (name) => `packages/${name}`,
    ),
  ]
  const lines = folders.flatMap((folder) => {
    const text = readFileSync(new URL(`../../../../${folder}/package.json`, import.meta.url), 'utf8')
    const { name, exports, bin } = JSON.parse(text) as { name: string; exports: object; bin?: object }
    return [...Object.keys(exports).map((path) => name + path.slice(1)), ...Object.keys(bin ?? {})]
  })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../snapshots/entry-points.txt')
})
