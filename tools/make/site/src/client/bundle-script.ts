import { build, type InlineConfig, mergeConfig, type Plugin, type Rollup } from 'vite'

/** Ends a build whose script would fail in the page later, when a program calls what it imports from Node. */
const rejectNode: Plugin = {
  name: 'reject-node',
  enforce: 'pre',
  resolveId(id, from) {
    if (id.startsWith('node:')) throw new Error(`${from} imports ${id}, which pages do not have.`)
  },
}

/** Bundles a module into a classic script, which has its exports as one global, and returns the script's text. */
export async function bundleScript(entry: string, name: string, config: InlineConfig = {}): Promise<string> {
  const own: InlineConfig = {
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [rejectNode],
    build: { write: false, lib: { entry, formats: ['iife'], name, fileName: () => 'script.js' } },
  }
  const [built] = (await build(mergeConfig(own, config))) as Rollup.RollupOutput[]
  const [chunk, ...others] = built!.output
  if (others.length > 0) throw new Error(`The script ${name} is ${others.length + 1} files instead of one.`)
  return chunk.code
}
