import { toCompletion } from '../../operations/to-completion.ts'
import type { Command } from '../../session/command.ts'

/** Argument that names a hosting server. */
export const serverArgument: NonNullable<Command['args']>[number] = {
  name: 'servername',
  placeholder: 'SERVERNAME',
  brief: 'The server.',
  completes: toCompletion('servername'),
}
