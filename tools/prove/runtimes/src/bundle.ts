import { build } from 'esbuild'

/** Bundles an entry point of the program with the packages that it uses, into a module without imports. */
export async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2024',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    logLevel: 'silent',
  })
  return outputFiles[0]!.text
}
