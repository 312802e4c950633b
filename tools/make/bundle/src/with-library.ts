import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'

/** Files that a library was bundled from, relative to the package. */
export type BundledFiles = string[]

// A native part that the library works without, and that is built when the library is installed.
const native = /\.node$|^cpu-features$/

/** Makes a library in CommonJS run as an ES module: it gets the modules of Node without `require`, and no native parts. */
const asModule: Plugin = {
  name: 'as-module',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: native }, ({ path }) => ({ path, namespace: 'native' }))
    onLoad({ filter: /./, namespace: 'native' }, () => ({ contents: `throw new Error('not there')` }))
    onResolve({ filter: /./ }, ({ path, kind }) =>
      kind === 'require-call' && isBuiltin(path) ? { path, namespace: 'node' } : undefined,
    )
    onLoad({ filter: /./, namespace: 'node' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)})`,
    }))
  },
}

/**
 * Bundles a library into a file of its own beside the modules of a package, which import that file. A library with an
 * install script would otherwise stop installations: package managers ask for leave to run it.
 */
export function withLibrary(name: string, files: BundledFiles): Plugin {
  return {
    name: `with-${name}`,
    setup({ initialOptions: { absWorkingDir = '' }, onResolve }) {
      const file = `./${name}.js`
      let bundling: Promise<void> | undefined
      onResolve({ filter: new RegExp(`^${name}$`) }, async () => {
        await (bundling ??= bundle(name, absWorkingDir, files))
        return { path: file, external: true, sideEffects: false }
      })
    },
  }
}

async function bundle(name: string, folder: string, files: BundledFiles): Promise<void> {
  const { metafile } = await build({
    absWorkingDir: folder,
    stdin: { contents: `export { default } from '${name}'`, resolveDir: folder },
    outfile: join('dist', `${name}.js`),
    bundle: true,
    minify: true,
    metafile: true,
    platform: 'node',
    format: 'esm',
    target: 'es2024',
    // A folder from which the library would read; it has nothing to read.
    define: { __dirname: '""' },
    plugins: [asModule],
    logLevel: 'warning',
  })
  files.push(...Object.keys(metafile.inputs))
}
