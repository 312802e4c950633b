import type { Command } from '../session/command.ts'
import { powerEnsure } from './power-ensure.ts'
import { toReinstall } from './reinstall.ts'

/** The commands of VPSs: those of the operations, and what needs several calls. */
export function withVpsFlows(commands: readonly Command[]): readonly Command[] {
  return [
    ...commands.map((command) =>
      command.words.join(' ') === 'vps reinstall' ? toReinstall(command) : command,
    ),
    powerEnsure,
  ]
}
