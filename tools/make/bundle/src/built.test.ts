import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { describe, expect, test } from 'vitest'

/** Every module is one that has side effects: what a bundler takes for granted that reads no `sideEffects`. */
const withSideEffects: Plugin = {
  name: 'with-side-effects',
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path),
      sideEffects: true,
    }))
  },
}

/** What is bundled of a module of which nothing is used, without its imports of other packages. */
async function leftOf(dist: string, module: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `import './${module}'`, resolveDir: dist },
    bundle: true,
    minify: true,
    format: 'esm',
    packages: 'external',
    plugins: [withSideEffects],
    write: false,
  })
  return outputFiles[0]!.text.replaceAll(/import[^;]*;/g, '').trim()
}

/** The modules in a folder. */
async function listModules(dist: string): Promise<string[]> {
  const files = await readdir(dist, { recursive: true })
  return files.filter((file) => file.endsWith('.js')).toSorted()
}

/** The name of a module without its hash: what is shared or loaded late has one. */
function toName(module: string): string {
  return module.replace(/-[0-9A-Z]{8}\.js$/, '.js')
}

describe.each([
  {
    name: 'common',
    modules: [
      'chunk.js',
      'chunk.js',
      'create-fetch.js',
      'folder-journal/create-folder-journal.js',
      'index.js',
      'orders.js',
      'wait-until.js',
    ],
  },
  { name: 'vps', modules: ['index.js', 'vps-product.js'] },
  { name: 'hosting', modules: ['hosting-product.js', 'index.js'] },
  { name: 'plan', modules: ['generated/desired-checks.js', 'index.js'] },
  { name: 'redis', modules: ['index.js'] },
])('@hostwright/$name', ({ name, modules }) => {
  const dist = fileURLToPath(new URL(`../../../../packages/${name}/dist/`, import.meta.url))

  test('is one module for each entry point, and one each for what they share, what is loaded late and generated checks', async () => {
    expect((await listModules(dist)).map(toName)).toEqual(modules)
  })

  test('leaves nothing in the bundle of a program that uses nothing of it', async () => {
    for (const module of await listModules(dist)) {
      expect({ module, left: await leftOf(dist, module) }).toEqual({ module, left: '' })
    }
  })
})
