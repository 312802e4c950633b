import { build } from 'esbuild'

/**
 * Bundles an entry point of a program with the packages that it uses, into a module without imports.
 *
 * @param source whether the packages of this repository are taken from their sources. The library undici is then not
 *   bundled, nor is the client of Redis
 */
export async function bundle(entry: string, source = false): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2024',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    logLevel: 'silent',
    ...(source && { conditions: ['@hostwright/source', 'module'], external: ['undici', '@redis/client'] }),
  })
  return outputFiles[0]!.text
}
