import { fileURLToPath } from 'node:url'
import { measureBeside } from './measure-beside.ts'

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

const tasks = {
  '--version': ['--version'],
  '--help': ['--help'],
  completion: ['__complete', '--', 'vps', 'l'],
}

/** Measures the processor time of each task of the command, as a multiple of that of bare Node. */
export function measureCommandLines(turns: number): Record<string, number> {
  const bare = { path: path('programs/bare.mjs'), expected: /^$/ }
  const command = { path: path('../../../../packages/cli/dist/command.js'), expected: /\S/ }
  return Object.fromEntries(
    Object.entries(tasks).map(([task, args]) => [task, measureBeside(bare, { ...command, args }, turns)]),
  )
}
