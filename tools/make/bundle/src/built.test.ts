import { readdirSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { describe, expect, onTestFinished, test } from 'vitest'
import { listUnreached, pruneDeclarations } from './prune-declarations.ts'

/** Marks every module as having side effects, as a bundler assumes that does not read `sideEffects`. */
const withSideEffects: Plugin = {
  name: 'with-side-effects',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path),
      sideEffects: true,
    }))
  },
}

/** Leaves out what is loaded later: inlined, it would keep what it shares with the module. */
const withoutLate: Plugin = {
  name: 'without-late',
  setup({ onResolve }) {
    onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    )
  },
}

/**
 * Returns the code that a bundler keeps of a module when a program imports nothing from it, without its imports of
 * packages.
 */
async function leftOf(dist: string, module: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `import './${module}'`, resolveDir: dist },
    bundle: true,
    minify: true,
    format: 'esm',
    packages: 'external',
    plugins: [withoutLate, withSideEffects],
    write: false,
  })
  return outputFiles[0]!.text.replaceAll(/import[^;]*;/g, '').trim()
}

/** Lists the modules in a folder. */
async function listModules(dist: string): Promise<string[]> {
  const files = await readdir(dist, { recursive: true })
  return files.filter((file) => file.endsWith('.js')).toSorted()
}

/** Returns the name of a module without the hash that shared and lazily loaded modules have. */
function toName(module: string): string {
  return module.replace(/-[0-9A-Z]{8}\.js$/, '.js')
}

describe.each([
  {
    name: 'common',
    modules: [
      'chunk.js',
      'chunk.js',
      'chunk.js',
      'chunk.js',
      'create-fetch.js',
      'folder-journal/create-folder-journal.js',
      'index.js',
      'ports.js',
      'store-tests/store-tests.js',
      'wait-until.js',
    ],
  },
  { name: 'orders', modules: ['chunk.js', 'in-doubt.js', 'index.js', 'watch-leaving.js'] },
  { name: 'vps', modules: ['index.js', 'vps-product.js', 'wait-until-active.js'] },
  { name: 'hosting', modules: ['hosting-product.js', 'index.js'] },
  { name: 'plan', modules: ['generated/desired-checks.js', 'index.js'] },
  { name: 'redis', modules: ['index.js'] },
])('@hostwright/$name', ({ name, modules }) => {
  const dist = fileURLToPath(new URL(`../../../../packages/${name}/dist/`, import.meta.url))

  test('has a module for each entry point, each shared chunk, each lazily loaded module and the generated checks', async () => {
    expect((await listModules(dist)).map(toName)).toEqual(modules)
  })

  test('adds nothing to the bundle of a program that uses none of its exports', async () => {
    for (const module of await listModules(dist)) {
      expect({ module, left: await leftOf(dist, module) }).toEqual({ module, left: '' })
    }
  })
})

test('the library for SSH is a file of its own in @hostwright/publish, which runs on Node alone', async () => {
  const dist = fileURLToPath(new URL('../../../../packages/publish/dist/', import.meta.url))
  expect(await listModules(dist)).toEqual(['index.js', 'ssh2.js'])
})

test('declarations stay that an entry point leads to, and those of other modules are deleted with their maps', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'declarations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const files = {
    'package.json':
      '{ "exports": { ".": { "types": "./dist/index.d.ts" }, "./package.json": "./package.json" } }',
    'dist/index.d.ts': "export { type A } from './a.ts'\nexport * from 'elsewhere'\n",
    'dist/index.js': "import './inner.js'",
    'dist/a.d.ts': "export type A = import('./deep/b.js').B\n",
    'dist/a.d.ts.map': '{}',
    'dist/deep/b.d.ts': "import '../side.js'\nexport interface B {}\n",
    'dist/side.d.ts': 'export {}\n',
    'dist/inner.d.ts': "import { type A } from './a.ts'\n",
    'dist/inner.d.ts.map': '{}',
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await pruneDeclarations(folder)
  const left = (await readdir(folder, { recursive: true })).filter((path) => path in files)
  expect(left.toSorted()).toEqual(
    Object.keys(files)
      .filter((path) => !/inner\.d/.test(path))
      .toSorted(),
  )
})

test.each(readdirSync(fileURLToPath(new URL('../../../../packages', import.meta.url))))(
  'the build of @hostwright/%s leaves no declaration that nothing can import',
  async (name) => {
    const folder = fileURLToPath(new URL(`../../../../packages/${name}`, import.meta.url))
    expect(await listUnreached(folder)).toEqual([])
  },
)
