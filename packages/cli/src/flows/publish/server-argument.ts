import { toCompletion } from '../../operations/to-completion.ts'

/** Argument that names a hosting server. */
export const serverArgument = {
  name: 'servername',
  placeholder: 'SERVERNAME',
  brief: 'The server.',
  completes: toCompletion('servername'),
} as const
