import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { describeSurface } from './describe-surface.ts'

// What @hostwright/types exports is its source, which is generated and committed, and @hostwright/openapi
// exports data: the check of breaking changes is theirs.
test.each(['common', 'vps', 'hosting', 'sandbox'])(
  '@hostwright/%s exports what its snapshot has, and nothing else',
  async (name) => {
    const entry = fileURLToPath(new URL(`../../../packages/${name}/dist/index.d.ts`, import.meta.url))
    await expect(describeSurface(entry)).toMatchFileSnapshot(`../snapshots/${name}.txt`)
  },
  30_000,
)
