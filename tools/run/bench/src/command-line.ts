import { fileURLToPath } from 'node:url'
import { type MeasuredProcess, measureProcesses, type ProcessCost } from './measure-processes.ts'

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

/** Scripts that Node runs, by program. `bare` is Node alone. */
const programs = {
  bare: path('command-lines/bare.mjs'),
  hostwright: path('../../../../packages/cli/dist/command.js'),
  commander: path('command-lines/commander.mjs'),
  yargs: path('command-lines/yargs.mjs'),
  oclif: path('command-lines/oclif/run.mjs'),
}

type Name = keyof typeof programs
type Task = Readonly<Partial<Record<Name, readonly string[]>>>

// The other programs have no completion, or need a plugin for it.
const completion: Task = {
  hostwright: ['__complete', '--', 'vps', 'l'],
  yargs: ['--get-yargs-completions', 'example', 'vps', 'l'],
}
const toTask = (...args: string[]): Task => ({
  hostwright: args,
  commander: args,
  yargs: args,
  oclif: args,
})
const tasks = { '--version': toTask('--version'), '--help': toTask('--help'), completion }

/** Measures the processor time of each task with each program, beside that of bare Node. */
export function measureCommandLines(
  runs: number,
  names: readonly Name[] = Object.keys(programs) as Name[],
): Record<string, Partial<Record<Name, ProcessCost>>> {
  const figures = Object.entries(tasks).map(([task, lines]) => {
    const measured: Partial<Record<Name, MeasuredProcess>> = {}
    for (const name of names) {
      const args = lines[name]
      if (args !== undefined) measured[name] = { path: programs[name], args, expected: /\S/ }
      else if (name === 'bare') measured[name] = { path: programs[name], expected: /^$/ }
    }
    return [task, measureProcesses(measured as Record<Name, MeasuredProcess>, runs)]
  })
  return Object.fromEntries(figures)
}
