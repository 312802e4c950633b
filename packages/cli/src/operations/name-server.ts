import type { Command } from '../session/command.ts'
import type { Arguments, Flags, Session } from '../session/session.ts'

/** The word that stands for a hosting server that the line does not name. */
export const unnamedServer = '-'

/** Name of the argument that names a hosting server. It may be left out, and is always the first one. */
export const serverArgument = 'servername'

/** Returns the arguments with the hosting server, which is found if the line does not name it. */
export async function nameServer(
  session: Session,
  command: Command,
  args: Arguments,
  flags: Flags,
): Promise<Arguments> {
  const { [serverArgument]: given = unnamedServer } = args
  if (command.args?.[0]?.name !== serverArgument || given !== unnamedServer) return args
  const { findServer } = await import('./find-server.ts')
  return { ...args, [serverArgument]: await findServer(session, command, args, flags) }
}
