import { usageError } from '../errors/command-error.ts'
import { toKebab } from '../operations/to-camel.ts'
import type { Command } from '../session/command.ts'
import type { Flags } from '../session/session.ts'
import { commonFlags } from './common-flags.ts'

/**
 * Rejects a line before anything is read or sent: one with an empty argument, or with an empty flag that is no data of a
 * request. It usually comes from a variable of a script that is not set: `--context "$CUSTOMER"` would be the current
 * context, which is another account. A private key in place of the public one would reach the API, and `--debug` would
 * show it.
 */
export function checkLine(command: Command, values: readonly unknown[], given: Flags): void {
  const argument = (command.args ?? []).find((_, index) => isEmpty(values[index]))
  const flags = Object.entries({ ...command.flags, ...commonFlags(command) })
  const find = (is: (value: unknown) => boolean, from = flags): string | undefined =>
    from.find(([name]) => [given[name]].flat().some(is))?.[0]
  const help = `hostwright ${command.words.join(' ')} --help`

  const others = flags.filter(([, { isData }]) => isData !== true)
  const flag = find(isEmpty, others)
  const empty = argument ? argument.placeholder : flag && `--${toKebab(flag)}`
  if (empty) throw usageError(`${empty} is empty.`, help)
  const leaking = find((value) => /PRIVATE KEY-----/.test(String(value)))
  if (leaking) throw usageError(`--${toKebab(leaking)} has a private key: give the public one.`, help)
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === ''
}
