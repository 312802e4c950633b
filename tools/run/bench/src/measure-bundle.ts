import { basename, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import type { MeasuredClient } from './measured-clients.ts'

/**
 * Returns the size of a client with everything that one call needs, minified and gzipped, in bytes. Modules that
 * `import()` loads on demand are separate files and not counted, unless their names begin with one of `late`, such as
 * `vps-product` for the first order. All other files count, including those that the bundler splits off.
 */
export async function measureBundle(
  { program }: MeasuredClient,
  late: readonly string[] = [],
): Promise<number> {
  const { outputFiles, metafile } = await build({
    entryPoints: [fileURLToPath(program)],
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    outdir: 'out',
    metafile: true,
    write: false,
  })
  const outputs = Object.entries(metafile.outputs)
  const isLoaded = (entryPoint: string): boolean =>
    entryPoint.includes('programs/') || late.some((name) => basename(entryPoint).startsWith(name))
  const loaded = new Set(
    outputs.filter(([, { entryPoint }]) => entryPoint && isLoaded(entryPoint)).map(([path]) => path),
  )
  for (const path of loaded) {
    const imports = metafile.outputs[path]!.imports.filter(({ kind }) => kind === 'import-statement')
    for (const { path: imported, external } of imports) if (!external) loaded.add(imported)
  }
  return outputFiles
    .filter(({ path }) => loaded.has(relative(process.cwd(), path)))
    .reduce((bytes, { contents }) => bytes + gzipSync(contents, { level: 9 }).length, 0)
}
