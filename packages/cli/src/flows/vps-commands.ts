import type { Command } from '../session/command.ts'
import { powerEnsure } from './power-ensure.ts'
import { toReinstall } from './reinstall.ts'

/** The commands of VPSs: of single operations, and those that need several calls. */
export function withVpsFlows(commands: readonly Command[]): readonly Command[] {
  return [
    ...commands.map((command) =>
      command.words.join(' ') === 'vps reinstall' ? toReinstall(command) : command,
    ),
    powerEnsure,
  ]
}
