import type { Command } from '../session/command.ts'
import { powerEnsure } from './power-ensure.ts'
import { toReinstall } from './reinstall.ts'

/**
 * Returns the commands for VPSs: the generated ones, of which `vps reinstall` is replaced by a command that makes
 * several calls, and `vps power ensure`.
 */
export function withVpsFlows(commands: readonly Command[]): readonly Command[] {
  return [
    ...commands.map((command) =>
      command.words.join(' ') === 'vps reinstall' ? toReinstall(command) : command,
    ),
    powerEnsure,
  ]
}
