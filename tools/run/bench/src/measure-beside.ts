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

/**
 * Returns the processor time of a program as a multiple of that of a bare one: the median over the turns. Both run in
 * each turn, so that a machine that is slow for a while is slow for both.
 */
export function measureBeside(bare: MeasuredProcess, program: MeasuredProcess, turns: number): number {
  return median(Array.from({ length: turns }, () => measureOnce(program) / measureOnce(bare)))
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
