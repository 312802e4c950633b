import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { cruiseImports } from './cruise-imports.ts'
import { describeImports } from './describe-imports.ts'

const layers = { packages: ['common', 'orders'], 'packages/common/src': ['call', 'client'] }

/** Checks a repository with the packages `common` and `orders` and these sources. */
async function check(sources: Readonly<Record<string, string>>): Promise<string[]> {
  const baseDir = await realpath(await mkdtemp(join(tmpdir(), 'imports-')))
  onTestFinished(() => rm(baseDir, { recursive: true }))
  const write = async (path: string, text: string): Promise<void> => {
    await mkdir(dirname(join(baseDir, path)), { recursive: true })
    await writeFile(join(baseDir, path), text)
  }
  const scope = join(baseDir, 'node_modules/@hostwright')
  await mkdir(scope, { recursive: true })
  for (const name of ['common', 'orders']) {
    const target = { '@hostwright/source': './src/index.ts', default: './dist/index.js' }
    const manifest = { name: `@hostwright/${name}`, type: 'module', exports: { '.': target } }
    await write(`packages/${name}/package.json`, JSON.stringify(manifest))
    await symlink(join(baseDir, 'packages', name), join(scope, name))
  }
  for (const [path, text] of Object.entries(sources)) await write(`packages/${path}`, text)
  const found = await cruiseImports({ baseDir, folders: ['packages'], layers })
  return describeImports(found).slice(4).toSorted()
}

const common = { 'common/src/index.ts': 'export const limit = 1\n' }

test('a package that imports one below it by its name is allowed', async () => {
  const orders = { 'orders/src/index.ts': "export { limit } from '@hostwright/common'\n" }
  await expect(check({ ...common, ...orders })).resolves.toEqual([])
})

test('a type that a package imports by name from one above it is reported', async () => {
  const found = check({
    'common/src/index.ts': "export type { Order } from '@hostwright/orders'\n",
    'orders/src/index.ts': 'export interface Order {}\n',
  })
  await expect(found).resolves.toEqual([
    'upwards: packages/common/src/index.ts -> packages/orders/src/index.ts',
  ])
})

test('a cycle of two packages that import each other by name is reported', async () => {
  const found = await check({
    'common/src/index.ts': "export type { Order } from '@hostwright/orders'\nexport const limit = 1\n",
    'orders/src/index.ts': "export { limit } from '@hostwright/common'\nexport interface Order {}\n",
  })
  expect(found).toContain('cycle: packages/common/src/index.ts -> packages/orders/src/index.ts')
  expect(found).toContain('both ways: packages/common/src -> packages/orders/src')
})

test('a package that imports itself by its name is reported as a cycle', async () => {
  const found = await check({
    'common/src/index.ts': "export { call } from './call/call.ts'\nexport const limit = 1\n",
    'common/src/call/call.ts': "import { limit } from '@hostwright/common'\nexport const call = limit\n",
  })
  expect(found).toContain('cycle: packages/common/src/call/call.ts -> packages/common/src/index.ts')
})

test('a folder of a package that imports from a layer above is reported', async () => {
  const found = check({
    'common/src/call/call.ts':
      "import type { Client } from '../client/client.ts'\nexport type Call = Client\n",
    'common/src/client/client.ts': 'export interface Client {}\n',
  })
  await expect(found).resolves.toEqual([
    'upwards: packages/common/src/call/call.ts -> packages/common/src/client/client.ts',
  ])
})
