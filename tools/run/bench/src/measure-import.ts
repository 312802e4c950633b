import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { MeasuredClient } from './measured-clients.ts'

const processes = 15
const folder = fileURLToPath(new URL('..', import.meta.url))

/**
 * How long a new process takes to import a client, in milliseconds: the fastest of several, since what
 * else the machine does can only add to it.
 */
export function measureImport({ packages }: MeasuredClient): number {
  const program = `const start = performance.now()
    ${packages.map((name) => `await import('${name}')`).join('\n')}
    console.log(performance.now() - start)`
  const run = (): number =>
    Number(execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: folder }))
  return Math.min(...Array.from({ length: processes }, run))
}
