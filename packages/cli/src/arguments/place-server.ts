import { serverArgument, unnamedServer } from '../operations/name-server.ts'
import type { Command } from '../session/command.ts'
import { readLine } from './read-line.ts'

/**
 * Adds a word for the hosting server if the line has one argument too few for it: `mail get info@example.com` becomes
 * `mail get - info@example.com`. Without it, the address would be read as the server.
 */
export function placeServer(line: readonly string[], command: Command | undefined): readonly string[] {
  const [first, ...others] = command?.args ?? []
  if (command === undefined || first?.name !== serverArgument) return line
  // `readLine` leaves out the last word, which the user may still be typing: this line is complete.
  const typed = Object.values(readLine([...line, ''], command).args)
  const required = others.filter(({ optional }) => !optional)
  // A server has dots, and the type of a DNS record, which may follow its host, is in upper case.
  const isType = typed.length === required.length + 1 && /^[A-Z]{1,6}$/.test(typed.at(-1) ?? '')
  const isLeftOut = typed.length === required.length || (isType && others.length > required.length)
  if (!isLeftOut) return line
  return [...line.slice(0, command.words.length), unnamedServer, ...line.slice(command.words.length)]
}
