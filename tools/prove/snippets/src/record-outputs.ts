import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** What programs of the documentation print in Node, against a sandbox whose time passes a hundred times as fast. */
export async function recordOutputs(programs: readonly string[]): Promise<string[]> {
  // Inside the package, so that they find what they import.
  const folder = mkdtempSync(file('../recorded-'))
  try {
    const files = programs.map((code, index) => {
      const path = join(folder, `${index}.ts`)
      writeFileSync(path, code)
      return path
    })
    const options = [
      '--conditions=@hostwright/source',
      `--import=${new URL('fast-time.mjs', import.meta.url)}`,
    ]
    const { stdout } = await run(process.execPath, [...options, file('print-outputs.ts'), ...files], {
      // What a program writes, such as a journal in the folder `orders`, goes with the folder.
      cwd: folder,
      env: { ...process.env, SPEED: '100' },
    })
    return stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as string)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
