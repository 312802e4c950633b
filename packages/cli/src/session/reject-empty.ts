import { commonFlags } from '../arguments/common-flags.ts'
import { usageError } from '../errors/command-error.ts'
import { toKebab } from '../operations/to-camel.ts'
import type { Command } from './command.ts'
import type { Flags } from './session.ts'

/**
 * Rejects an empty argument, and an empty flag that is no data of a request. It usually comes from a variable of a
 * script that is not set: `--context "$CUSTOMER"` would be the current context, which is another account.
 */
export function rejectEmpty(command: Command, values: readonly unknown[], given: Flags): void {
  const argument = (command.args ?? []).find((_, index) => isEmpty(values[index]))
  const flags = Object.entries({ ...command.flags, ...commonFlags(command) })
  const flag = flags.find(([name, { isData }]) => !isData && [given[name]].flat().some(isEmpty))
  const empty = argument ? argument.placeholder : flag && `--${toKebab(flag[0])}`
  if (empty) throw usageError(`${empty} is empty.`, `hostwright ${command.words.join(' ')} --help`)
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === ''
}
