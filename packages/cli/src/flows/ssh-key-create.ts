import type { CreatedSshKey } from '@hostwright/types'
import { CommandError, usageError } from '../errors/command-error.ts'
import { describeFileError } from '../errors/to-command-error.ts'
import { callOperation } from '../operations/call-operation.ts'
import { operations } from '../operations/generated/ssh-key.ts'
import { readRequest } from '../operations/read-request.ts'
import type { Command } from '../session/command.ts'
import { extendCommand, type FlagValues } from '../session/define-command.ts'
import type { Arguments, Flags, Session } from '../session/session.ts'

/**
 * Returns the commands for SSH keys, with a `create` of its own: a private key that the API generates is written to a
 * file, never to the screen.
 */
export function withKeyFile(commands: readonly Command[]): readonly Command[] {
  return commands.map((command) =>
    command.words[1] === 'create' ? extendCommand(command, { flags: ownFlags, run: create }) : command,
  )
}

const ownFlags = {
  privateKeyFile: {
    type: 'string',
    placeholder: 'FILE',
    brief: 'The new file for the private key of --generate; only you can read it.',
  },
} as const

async function create(
  session: Session,
  args: Arguments,
  { privateKeyFile: file }: FlagValues<typeof ownFlags>,
  flags: Flags,
): Promise<void> {
  session.about(`ssh-key ${args['servername']}`)
  if (flags['generate'] === true && file === undefined)
    throw usageError('--generate needs --private-key-file: the API returns the private key only once.')
  if (flags['generate'] !== true && file !== undefined)
    throw usageError('--private-key-file needs --generate: a key that you bring has no private key here.')
  if (file !== undefined && (await session.system.files.read(file)))
    throw usageError(`${file} is there already: give a new file. Nothing was changed.`)
  const operation = operations.find(({ id }) => id === 'createSshKey')!
  const request = await readRequest(session, operation, args, flags)
  // The file is created before the API generates the private key, so that a file that cannot be written fails first:
  // the API returns the key only once.
  if (file !== undefined) await session.system.files.create(file, '')
  session.changes()
  const data = await callOperation(await session.client(), operation, request, session.system.interrupted)
  if (file === undefined) return session.print(data)
  const { id, message, private_key } = data as CreatedSshKey
  await storeKey(session, file, args['servername']!, data as CreatedSshKey)
  // A property of another name may be the private key, which is for the file alone.
  await session.print({ id, message, private_key })
}

/**
 * Writes the private key. The name of its property is inferred, so a response without it is written whole. If writing
 * fails, the registered key is of no use to anybody, and the error says how to delete it.
 */
async function storeKey(
  { system: { files }, say }: Session,
  file: string,
  servername: string,
  response: CreatedSshKey,
): Promise<void> {
  const { id, private_key } = response
  try {
    await files.write(file, private_key || `${JSON.stringify(response, null, 2)}\n`)
  } catch (error) {
    throw new CommandError(describeFileError(error) ?? (error as Error).message, {
      done: 'The key is registered, but its private key is lost: delete it, and generate another one.',
      next: `hostwright ssh-key delete ${servername} ${id ?? 'ID'}`,
      cause: error,
    })
  }
  if (private_key) say(`The private key is in ${file}.`)
  else say(`The response has no private_key: the whole response is in ${file}.`)
}
