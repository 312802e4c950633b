import type { Command } from '../session/command.ts'
import { powerEnsure } from './power-ensure.ts'
import { toReinstall } from './reinstall.ts'

/**
 * Returns the commands for VPSs. Some of the generated commands are replaced by commands that make several calls, such
 * as reinstalling.
 */
export function withVpsFlows(commands: readonly Command[]): readonly Command[] {
  return [
    ...commands.map((command) =>
      command.words.join(' ') === 'vps reinstall' ? toReinstall(command) : command,
    ),
    powerEnsure,
  ]
}
