import { commandGroups } from '../commands.ts'
import { toKebab } from '../operations/to-camel.ts'
import type { Command, Flag } from '../session/command.ts'
import { commonFlags } from '../arguments/common-flags.ts'

/** A command, with the texts for the manual and the reference. */
export interface Documented {
  readonly command: Command
  /** The form of the command, such as `hostwright vps get VPS`. */
  readonly usage: string
  /** The flags of the command without those that many commands share, each with its description. */
  readonly flags: readonly (readonly [typed: string, brief: string])[]
}

/** Returns all commands, in the order in which help lists them. */
export async function listCommands(): Promise<readonly Documented[]> {
  const documented: Documented[] = []
  for (const { load } of Object.values(commandGroups())) {
    for (const command of await load()) {
      const common = commonFlags(command)
      const flags = Object.entries(command.flags ?? {})
        .filter(([name]) => !(name in common))
        .map(([name, flag]) => [toTyped(name, flag), flag.brief] as const)
      documented.push({ command, usage: toUsage(command), flags })
    }
  }
  return documented
}

function toUsage({ words, args = [], flags = {}, asks }: Command): string {
  const positional = args.map(({ placeholder, optional }) => (optional ? `[${placeholder}]` : placeholder))
  const required = Object.entries(flags).filter(([, { required }]) => required)
  const others = Object.keys(flags).length > required.length || asks ? ['[--flags]'] : []
  return [
    'hostwright',
    ...words,
    ...positional,
    ...required.map(([name, flag]) => toTyped(name, flag)),
    ...others,
  ].join(' ')
}

function toTyped(name: string, { type, placeholder, values, negatable }: Flag): string {
  const flag = toKebab(name)
  if (type === 'boolean') return negatable ? `--${flag}, --no-${flag}` : `--${flag}`
  return `--${flag} ${values ? values.join('|') : (placeholder ?? 'VALUE')}`
}
