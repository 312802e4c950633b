import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { MeasuredClient } from './measured-clients.ts'

const processes = 15
const folder = fileURLToPath(new URL('..', import.meta.url))

/** Returns the processor time in which a new process imports a client, in milliseconds: the least of several runs. */
export function measureImport({ packages }: MeasuredClient): number {
  const program = `const start = process.cpuUsage()
    ${packages.map((name) => `await import('${name}')`).join('\n')}
    const { user, system } = process.cpuUsage(start)
    console.log((user + system) / 1_000)`
  const run = (): number =>
    Number(execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: folder }))
  return Math.min(...Array.from({ length: processes }, run))
}
