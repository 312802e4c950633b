import { CommandError, usageError } from '../../errors/command-error.ts'
import { exitCodes } from '../../errors/exit-code.ts'
import { callOperation } from '../../operations/call-operation.ts'
import type { Operation } from '../../operations/operation.ts'
import type { RequestParts } from '../../operations/read-request.ts'
import { views } from '../../operations/views.ts'
import type { View } from '../../output/column.ts'
import type { Command } from '../../session/command.ts'
import { defineCommand, type FlagValues } from '../../session/define-command.ts'
import type { Arguments, Session } from '../../session/session.ts'
import { type Addressed, findOperation } from './find-operation.ts'
import { parseJson, readFields } from './read-fields.ts'

const flags = {
  input: {
    type: 'string',
    placeholder: 'FILE',
    brief: 'The JSON file of the request body; - for standard input.',
  },
  field: {
    type: 'strings',
    placeholder: 'NAME=VALUE',
    brief: 'One property of the body, or of the query of a GET; can be given several times.',
  },
} as const

/** Command that calls an operation by its method and path, except those for which another command is safer. */
export const apiCommand: Command = defineCommand({
  words: ['api'],
  brief: 'Call an operation by its method and path',
  help: `Sends one request through the same client as every command, with its limits, retries and read-only contexts, and
prints the whole response. What destroys data asks first, or takes --yes. Orders, reinstalls and new private keys are
rejected: their own commands keep them safe.

Example: hostwright api GET /v1/vps/servers`,
  args: [
    {
      name: 'method',
      placeholder: 'METHOD',
      brief: 'GET, POST, PUT or DELETE.',
      values: ['GET', 'POST', 'PUT', 'DELETE'],
    },
    { name: 'path', placeholder: 'PATH', brief: 'The path with its query, such as /v1/logs?limit=5.' },
  ],
  flags,
  asks: true,
  reads: false,
  run: callApi,
})

async function callApi(
  session: Session,
  { method = '', path: address = '' }: Arguments,
  given: FlagValues<typeof flags>,
): Promise<void> {
  session.about(`${method.toUpperCase()} ${address}`)
  const addressed = await findOperation(method, address)
  const { operation } = addressed
  const request = await readParts(session, addressed, given)
  rejectUnsafe(operation, request)
  if (operation.destructive) await session.confirm(`${operation.summary}: ${address}?`)
  const client = await session.client()
  if (operation.scope === 'write') session.changes()
  const { unwrap, ...whole } = operation
  const data = await callOperation(client, whole, request, session.system.interrupted)
  await session.print(data ?? { message: 'accepted' }, viewOf(operation.id, unwrap))
}

async function readParts(
  { system }: Session,
  { operation, path, query }: Addressed,
  { input, field = [] }: FlagValues<typeof flags>,
): Promise<RequestParts> {
  const isGet = operation.method === 'GET'
  const fields = readFields(operation, field)
  if (input === undefined)
    return isGet
      ? { path, query: { ...query, ...fields }, body: undefined }
      : { path, query, body: field.length > 0 || operation.body.length > 0 ? fields : undefined }
  if (isGet) throw usageError('A GET has no body: leave out --input.')
  if (field.length > 0) throw usageError('Give the body with --input or with --field, not with both.')
  const text = input === '-' ? await system.stdin.read() : await system.files.read(input)
  if (text === undefined) throw usageError(`There is no file ${input}.`)
  const body = parseJson(text, input === '-' ? 'Standard input' : input)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw usageError(`${input === '-' ? 'Standard input' : input} contains no JSON object.`)
  return { path, query, body: body as Readonly<Record<string, unknown>> }
}

/**
 * Rejects operations for which another command is safer: it quotes an order, checks a reinstall, or stores a private
 * key in a file.
 */
function rejectUnsafe({ id, command }: Operation, { body }: RequestParts): void {
  const makesKey = id === 'createSshKey' && body?.['public_key'] === undefined
  if (!['orderVps', 'orderHostingServer', 'reinstallVps'].includes(id) && !makesKey) return
  const line = `hostwright ${command.join(' ')}`
  throw new CommandError(`api does not send this: use ${line}, which keeps it safe.`, {
    exitCode: exitCodes.usage,
    done: 'Nothing was changed.',
    next: `${line} --help`,
  })
}

function viewOf(id: string, unwrap: string | undefined): View | undefined {
  const view = views[id]
  return unwrap !== undefined && Array.isArray(view) ? { [unwrap]: view } : view
}
