import type { Command } from '../session/command.ts'
import { powerEnsure } from './power-ensure.ts'
import { toReinstall } from './reinstall.ts'

/** Returns the commands for VPSs, with those that need several calls in place of single operations. */
export function withVpsFlows(commands: readonly Command[]): readonly Command[] {
  return [
    ...commands.map((command) =>
      command.words.join(' ') === 'vps reinstall' ? toReinstall(command) : command,
    ),
    powerEnsure,
  ]
}
