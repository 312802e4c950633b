import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

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

/**
 * Returns the processor time of each program in milliseconds: the least of several runs, since other processes can only
 * add to it. The programs run in turns, so that a machine that becomes slower does so for each.
 */
export function measureProcesses<Name extends string>(
  programs: Readonly<Record<Name, MeasuredProcess>>,
  runs: number,
): Record<Name, number> {
  const entries = Object.entries(programs) as [Name, MeasuredProcess][]
  const least = Object.fromEntries(entries.map(([name]) => [name, Infinity])) as Record<Name, number>
  for (let run = 0; run < runs; run += 1)
    for (const [name, program] of entries) least[name] = Math.min(least[name], measureOnce(program))
  return least
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
