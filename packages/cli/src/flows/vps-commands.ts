import type { Command } from '../session/command.ts'
import { powerEnsure } from './power-ensure.ts'
import { toReinstall } from './reinstall.ts'
import { toVpsList } from './vps-list.ts'

/**
 * Returns the commands for VPSs: the generated ones, of which `vps list` and `vps reinstall` are replaced by commands that
 * can make several calls, and `vps power ensure`.
 */
export function withVpsFlows(commands: readonly Command[]): readonly Command[] {
  return [
    ...commands.map((command) => {
      const words = command.words.join(' ')
      if (words === 'vps list') return toVpsList(command)
      return words === 'vps reinstall' ? toReinstall(command) : command
    }),
    powerEnsure,
  ]
}
