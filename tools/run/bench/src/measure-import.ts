import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { MeasuredClient } from './measured-clients.ts'

const processes = 15
const folder = fileURLToPath(new URL('..', import.meta.url))

/** What an import of a client costs. */
export interface ImportCost {
  /** How long it takes, in milliseconds. */
  readonly ms: number
  /** Its processor time, beside what Node has taken in the same process to start. */
  readonly ratio: number
}

/** What it costs a new process to import a client: the least of several, since what else the machine does only adds to it. */
export function measureImport({ packages }: MeasuredClient): ImportCost {
  const program = `const toStart = process.cpuUsage()
    const start = performance.now()
    ${packages.map((name) => `await import('${name}')`).join('\n')}
    const ms = performance.now() - start
    const { user, system } = process.cpuUsage(toStart)
    console.log(JSON.stringify({ ms, ratio: (user + system) / (toStart.user + toStart.system) }))`
  const args = ['--input-type=module', '--eval', program]
  const costs = Array.from(
    { length: processes },
    () => JSON.parse(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })) as ImportCost,
  )
  return {
    ms: Math.min(...costs.map(({ ms }) => ms)),
    ratio: Math.min(...costs.map(({ ratio }) => ratio)),
  }
}
