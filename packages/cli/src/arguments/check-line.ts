import { usageError } from '../errors/command-error.ts'
import { toKebab } from '../operations/to-camel.ts'
import type { Command } from '../session/command.ts'
import type { Flags } from '../session/session.ts'
import { commonFlags } from './common-flags.ts'

/**
 * Rejects a line before anything is read or sent: one with an empty argument, or with an empty flag that is no data of a
 * request. It usually comes from a variable of a script that is not set: `--context "$CUSTOMER"` would be the current
 * context, which is another account.
 */
export function checkLine(command: Command, values: readonly unknown[], given: Flags): void {
  const argument = (command.args ?? []).find((_, index) => isEmpty(values[index]))
  const flag = Object.entries({ ...command.flags, ...commonFlags(command) }).find(
    ([name, { isData }]) => isData !== true && [given[name]].flat().some(isEmpty),
  )
  const empty = argument ? argument.placeholder : flag && `--${toKebab(flag[0])}`
  if (empty) throw usageError(`${empty} is empty.`, `hostwright ${command.words.join(' ')} --help`)
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === ''
}
