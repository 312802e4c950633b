import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import type { MeasuredClient } from './measured-clients.ts'

/** The size of a client with all that it needs for one call, minified and gzipped, in bytes. */
export async function measureBundle({ program }: MeasuredClient): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(program)],
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'node',
    write: false,
  })
  return gzipSync(outputFiles[0]!.contents, { level: 9 }).length
}
