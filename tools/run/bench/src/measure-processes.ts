import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { median } from './median.ts'

const reportUsage = fileURLToPath(new URL('programs/report-usage.cjs', import.meta.url))

/** A program that Node runs, and its input. */
export interface MeasuredProcess {
  readonly path: string
  readonly args?: readonly string[]
  readonly input?: string
  readonly env?: NodeJS.ProcessEnv
  /** Output that proves it did its work: a program that fails may take any time. */
  readonly expected: RegExp
}

/** Cost of a program. */
export interface ProcessCost {
  /** Median of the processor times in milliseconds. */
  readonly ms: number
  /** Processor time as a multiple of that of the program `bare`: the median over the turns. */
  readonly ratio: number
}

/**
 * Measures the processor time of each program, and of the program `bare` beside it. The programs run in turns, and each
 * turn gives a ratio, so that a machine that is slow for a while is slow for both.
 */
export function measureProcesses<Name extends string>(
  programs: Readonly<Record<Name | 'bare', MeasuredProcess>>,
  runs: number,
): Record<Name | 'bare', ProcessCost> {
  const names = Object.keys(programs) as (Name | 'bare')[]
  const turns = Array.from({ length: runs }, () => names.map((name) => measureOnce(programs[name])))
  const bare = names.indexOf('bare')
  const costs = names.map((name, index) => {
    const ms = median(turns.map((turn) => turn[index]!))
    return [name, { ms, ratio: median(turns.map((turn) => turn[index]! / turn[bare]!)) }] as const
  })
  return Object.fromEntries(costs) as Record<Name | 'bare', ProcessCost>
}

function measureOnce({ path, args = [], input = '', env, expected }: MeasuredProcess): number {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--require', reportUsage, path, ...args], {
    encoding: 'utf8',
    input,
    ...(env && { env }),
  })
  const [, microseconds] = /cpu (\d+)\s*$/.exec(stderr) ?? []
  if (microseconds === undefined || status !== 0 || !expected.test(stdout))
    throw new Error(`${path} ${args.join(' ')}: ${stdout}${stderr}`)
  return Number(microseconds) / 1000
}
