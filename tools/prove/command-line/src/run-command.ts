import { fileURLToPath } from 'node:url'
import { type Child, type ChildOptions, startChild } from '@hostwright/machine/start-child'

/** Path of the built command. */
export const command: string = fileURLToPath(
  new URL('../../../../packages/cli/dist/command.js', import.meta.url),
)
const shiftTime = new URL('shift-time.mjs', import.meta.url).href

/** Options of a run of the command. */
export interface RunOptions extends Pick<ChildOptions, 'killAfterMs' | 'stdin' | 'stdout' | 'closed'> {
  readonly env: Readonly<Record<string, string>>
  /** Time by which the command's clock is ahead, in milliseconds. */
  readonly aheadMs?: number | undefined
}

/** Starts the built command in a separate process, whose environment inherits only the PATH. */
export function startCommand(line: string | readonly string[], options: RunOptions): Child {
  const { env, aheadMs = 0, ...rest } = options
  const { PATH = '' } = process.env
  const args = typeof line === 'string' ? line.split(' ') : line
  return startChild(['--import', shiftTime, command, ...args], {
    ...rest,
    env: { PATH, AHEAD_MS: String(aheadMs), ...env },
  })
}

/** Runs the built command until it ends. */
export function runCommand(line: string | readonly string[], options: RunOptions): Child['ended'] {
  return startCommand(line, options).ended
}
