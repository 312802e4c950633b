import { createRequire } from 'node:module'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { type Ended, root, run } from './run-program.ts'
import { type Manifest, toJsrConfig } from './to-jsr-config.ts'

// The other packages are for servers, tests and terminals, which install from npm.
const names = ['types', 'common', 'orders', 'hosting', 'vps', 'plan']
const deno = createRequire(import.meta.url).resolve('deno/bin.cjs')

async function readManifest(name: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(root, 'packages', name, 'package.json'), 'utf8')) as Manifest
}

/** Creates a workspace of the packages as JSR reads them: sources, and the configuration instead of `package.json`. */
async function createWorkspace(packages: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'jsr-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const settings = parse(await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8')) as {
    readonly catalog: Readonly<Record<string, string>>
  }
  for (const name of packages) {
    const target = join(folder, name)
    await cp(join(root, 'packages', name, 'src'), join(target, 'src'), { recursive: true })
    await cp(join(root, 'packages', name, 'README.md'), join(target, 'README.md'))
    await cp(join(root, 'LICENSE'), join(target, 'LICENSE'))
    const manifest = await readManifest(name)
    await writeFile(join(target, 'jsr.json'), JSON.stringify(toJsrConfig(manifest, settings.catalog)))
  }
  const workspace = { workspace: packages.map((name) => `./${name}`) }
  await writeFile(join(folder, 'deno.json'), JSON.stringify(workspace))
  return folder
}

const publish = (folder: string): Promise<Ended> =>
  run(process.execPath, [deno, 'publish', '--dry-run', '--allow-dirty'], folder)

test('the packages of the SDK can be published to JSR: no slow types, no import without its file extension', async () => {
  const { isOk, output } = await publish(await createWorkspace(names))
  expect(isOk, output).toBe(true)
  for (const name of names) expect(output).toContain(`Simulating publish of @hostwright/${name}@`)
  expect(output).not.toMatch(/\.test(-d)?\.ts|\/testing\//)
})

test('an export whose type has to be inferred is rejected', async () => {
  const folder = await createWorkspace(['types'])
  const index = join(folder, 'types/src/index.ts')
  await writeFile(index, `${await readFile(index, 'utf8')}\nexport const slow = [1].map(String)\n`)
  const { isOk, output } = await publish(folder)
  expect(isOk).toBe(false)
  expect(output).toContain('missing-explicit-type')
})

test('a configuration has an export for each entry point that has sources, and the pinned dependencies', async () => {
  const { version } = await readManifest('common')
  expect(toJsrConfig(await readManifest('common'), { 'openapi-fetch': '1.2.3' })).toEqual({
    name: '@hostwright/common',
    version,
    license: 'MIT',
    exports: {
      '.': './src/index.ts',
      './ports': './src/ports.ts',
      './store-tests': './src/store-tests/store-tests.ts',
      './folder-journal': './src/folder-journal/create-folder-journal.ts',
    },
    imports: { 'openapi-fetch': 'npm:openapi-fetch@1.2.3' },
    publish: { exclude: ['src/**/*.test.ts', 'src/**/*.test-d.ts', 'src/testing'] },
  })
})
