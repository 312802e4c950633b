import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { writeResults } from './write-results.ts'

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
const usage = path('command-lines/report-usage.cjs')

/** The programs, each by what Node runs. `bare` is Node alone. */
const programs = {
  bare: path('command-lines/bare.mjs'),
  hostwright: path('../../../../packages/cli/dist/command.js'),
  commander: path('command-lines/commander.mjs'),
  yargs: path('command-lines/yargs.mjs'),
  oclif: path('command-lines/oclif/run.mjs'),
}

type Name = keyof typeof programs

const tasks: Readonly<Record<string, Readonly<Partial<Record<Name, readonly string[]>>>>> = {
  '--version': each(['--version']),
  '--help': each(['--help']),
  // The others complete nothing by themselves, or with a plugin.
  completion: {
    bare: [],
    hostwright: ['__complete', '--', 'vps', 'l'],
    yargs: ['--get-yargs-completions', 'example', 'vps', 'l'],
  },
}

function each(args: readonly string[]): Readonly<Record<Name, readonly string[]>> {
  return { bare: [], hostwright: args, commander: args, yargs: args, oclif: args }
}

/**
 * The processor time of each task, in milliseconds: the least of several runs, since others can only add to it. The
 * programs run in turns, so that a machine that becomes slower does so for each.
 */
export function measureCommandLines(
  runs: number,
  names: readonly Name[] = Object.keys(programs) as Name[],
): Record<string, Record<string, number>> {
  const figures: Record<string, Record<string, number>> = {}
  for (const [task, lines] of Object.entries(tasks)) {
    const least: Record<string, number> = {}
    for (let run = 0; run < runs; run += 1) {
      for (const name of names) {
        const args = lines[name]
        if (args !== undefined) least[name] = Math.min(measure(programs[name], args), least[name] ?? Infinity)
      }
    }
    figures[task] = least
  }
  return figures
}

function measure(program: string, args: readonly string[]): number {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--require', usage, program, ...args], {
    encoding: 'utf8',
  })
  const [, microseconds] = /cpu (\d+)\s*$/.exec(stderr) ?? []
  // What fails, or prints nothing, may take any time.
  const isDone = status === 0 && (args.length === 0 || stdout !== '')
  if (microseconds === undefined || !isDone) throw new Error(`${program} ${args.join(' ')}: ${stderr}`)
  return Number(microseconds) / 1000
}

/** Measures the start of the command line beside programs in other libraries. */
export async function benchCommandLine(): Promise<void> {
  const milliseconds = measureCommandLines(15)
  console.table(milliseconds)
  writeResults('command-line', { milliseconds })
}
