import { build, type Rollup } from 'vite'

/** Returns a style sheet without comments and spaces. */
export async function minifyStyle(path: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, rolldownOptions: { input: path } },
  })) as Rollup.RollupOutput
  const sheet = output.find((file) => file.type === 'asset')
  if (sheet === undefined) throw new Error(`${path} is no style sheet.`)
  return String(sheet.source).trim()
}
