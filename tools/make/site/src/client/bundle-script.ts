import { build, type InlineConfig, mergeConfig, type Rollup } from 'vite'

/** Bundles a module into a classic script, which has its exports as one global, and returns the script's text. */
export async function bundleScript(entry: string, name: string, config: InlineConfig = {}): Promise<string> {
  const own: InlineConfig = {
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, lib: { entry, formats: ['iife'], name, fileName: () => 'script.js' } },
  }
  const [built] = (await build(mergeConfig(own, config))) as Rollup.RollupOutput[]
  const [chunk, ...others] = built!.output
  if (others.length > 0) throw new Error(`The script ${name} is ${others.length + 1} files instead of one.`)
  return chunk.code
}
