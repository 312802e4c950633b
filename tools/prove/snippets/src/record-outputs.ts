import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Snippet } from './find-snippets.ts'

const run = promisify(execFile)
const file = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** Option of Node with which a program waits for no real time, except for requests. See `fast-time.mjs`. */
export const fastTime: string = `--import=${new URL('fast-time.mjs', import.meta.url)}`

/**
 * Runs programs of the documentation in one Node process, one after another, and returns the output of each. Each
 * program has a sandbox of its own, which has the time of the program. Rejects if a program throws (the stack
 * of the error contains the program's name) or writes to the standard error.
 */
export async function recordOutputs(programs: readonly Snippet[]): Promise<string[]> {
  // The folder is inside the package, so that the programs find the packages that they import.
  const folder = mkdtempSync(file('../recorded-'))
  try {
    const files = programs.map(({ name, code }, index) => {
      const path = join(folder, `${index}-${name.replaceAll(/\W+/g, '-')}.ts`)
      writeFileSync(path, code)
      return path
    })
    const { stdout, stderr } = await run(process.execPath, [fastTime, file('print-outputs.ts'), ...files], {
      // Files of a program, such as a journal in the folder `orders`, are removed with the folder.
      cwd: folder,
      env: { ...process.env, SPEED: '100' },
    })
    if (stderr !== '') throw new Error(stderr)
    return stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as string)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
