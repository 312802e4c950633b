import { usageError } from '../errors/command-error.ts'
import { toKebab } from '../operations/to-camel.ts'
import type { Command } from '../session/command.ts'
import type { Flags } from '../session/session.ts'
import { commonFlags } from './common-flags.ts'

/**
 * Rejects a line before anything is read or sent: one with an empty argument, or with an empty flag that is no data of a
 * request. It usually comes from a variable of a script that is not set: `--context "$CUSTOMER"` would be the current
 * context, which is another account.
 *
 * Also rejects a folder where a file is meant. Of `--private-key-file keys/`, the system would make the file `keys` and
 * not find it as `keys/` later, which would lose a key that the API returns only once.
 */
export function checkLine(command: Command, values: readonly unknown[], given: Flags): void {
  const all = [
    ...(command.args ?? []).map(({ placeholder }, index) => ({
      name: placeholder,
      placeholder,
      value: values[index],
    })),
    ...Object.entries({ ...command.flags, ...commonFlags(command) })
      .filter(([, { isData }]) => isData !== true)
      .map(([name, { placeholder }]) => ({ name: `--${toKebab(name)}`, placeholder, value: given[name] })),
  ]
  const empty = all.find(({ value }) => [value].flat().some(isEmpty))
  if (empty) throw usageError(`${empty.name} is empty.`, `hostwright ${command.words.join(' ')} --help`)
  const folder = all.find(({ placeholder, value }) => /FILE|PLAN/.test(placeholder ?? '') && isFolder(value))
  if (folder) throw usageError(`${folder.name} ends with a slash: give the name of a file, not of a folder.`)
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === ''
}

function isFolder(value: unknown): boolean {
  return typeof value === 'string' && (process.platform === 'win32' ? /[/\\]$/ : /\/$/).test(value)
}
