import type { Argument, Command, Flag } from '../session/command.ts'
import type { FlagValues } from '../session/define-command.ts'
import type { Arguments, Flags, Session } from '../session/session.ts'
import { callOperation } from './call-operation.ts'
import { findDnsRecord } from './find-dns-record.ts'
import { findVps } from './find-vps.ts'
import { namesDomain } from './find-server.ts'
import type { Operation } from './operation.ts'
import { readRequest } from './read-request.ts'
import { recordType, toCompletion } from './to-completion.ts'
import { toFlags } from './to-flags.ts'
import { toHelp } from './to-help.ts'
import { views } from './views.ts'

/** Returns the command of an operation. */
export function toCommand(operation: Operation): Command {
  const { command: words, summary, longRunning, destructive, scope } = operation
  const { parameters, query, body } = operation
  const hasServer = parameters[0]?.name === 'servername'
  const required = [...parameters, ...query, ...body]
    .filter((input) => input.required)
    .map(({ name }) => name)
  return {
    words,
    brief: summary,
    help: toHelp(operation),
    args: operation.parameters.flatMap(toArguments),
    flags: { ...toFlags(operation), ...(longRunning && { wait: waitFlag }) },
    reads: scope === 'read',
    asks: destructive === true || (scope === 'write' && hasServer && !namesDomain(words, required)),
    run: (session, args, flags) => runOperation(session, operation, args, flags),
  }
}

/** The flags `--wait` and `--no-wait` of operations that the API continues after its response. */
export const waitFlag: Flag & { readonly type: 'boolean' } = {
  type: 'boolean',
  negatable: true,
  brief: 'Whether to wait until it has come to its end; --no-wait ends when it has begun.',
}

function toArguments({ name, brief }: Operation['parameters'][number]): readonly Argument[] {
  const completes = toCompletion(name)
  if (name === 'uuid')
    return [{ name, placeholder: 'VPS', brief: 'The VPS, by its name or uuid.', completes }]
  if (name === 'servername')
    return [
      {
        name,
        placeholder: 'SERVERNAME',
        brief: 'The hosting server; found by the domain in the line otherwise, or the only one.',
        optional: true,
        completes,
      },
    ]
  if (name !== 'dns_id')
    return [{ name, placeholder: name.toUpperCase().replaceAll('_', '-'), brief, completes }]
  return [
    { name, placeholder: 'RECORD', brief: 'The record, by its id, or by its host with TYPE.', completes },
    {
      name: 'dns_type',
      placeholder: 'TYPE',
      brief: 'The type of the record, such as CNAME.',
      optional: true,
      completes: recordType,
    },
  ]
}

async function runOperation(
  session: Session,
  operation: Operation,
  args: Arguments,
  flags: Flags,
): Promise<void> {
  session.about(toSubject(operation, args))
  const request = await readRequest(session, operation, args, flags)
  const client = await session.client()
  const path = await findIds(session, client, request.path, args)
  if (operation.destructive) await session.confirm(`${operation.summary}: ${toSubject(operation, args)}?`)
  if (operation.scope === 'write') session.changes()
  if (operation.longRunning) {
    const { changePower } = await import('./long-running.ts')
    const { uuid = '' } = path
    const force = request.body?.['force'] as boolean | undefined
    const { wait = true } = flags as FlagValues<{ wait: typeof waitFlag }>
    const state = await changePower(session, client, operation.id, { uuid, name: args['uuid']!, force, wait })
    return session.print({ vps: args['uuid'], power: state })
  }
  const data = await callOperation(client, operation, { ...request, path }, session.system.interrupted)
  await session.print(data ?? { message: 'accepted' }, views[operation.id])
}

async function findIds(
  session: Session,
  client: Awaited<ReturnType<Session['client']>>,
  path: Readonly<Record<string, string>>,
  args: Arguments,
): Promise<Readonly<Record<string, string>>> {
  const { interrupted } = session.system
  if (path['uuid'] !== undefined) return { ...path, uuid: await findVps(client, path['uuid'], interrupted) }
  if (path['dns_id'] === undefined) return path
  const { servername = '', dns_id: record } = path
  const dns_id = await findDnsRecord(client, { servername, record, type: args['dns_type'] }, interrupted)
  return { ...path, dns_id }
}

/**
 * Returns the subject of a command, such as `vps web-02` or `dns hw123456.example.jp www.example.com CNAME`.
 */
function toSubject({ command, parameters }: Operation, args: Arguments): string {
  const things = parameters.map(({ name }) => args[name]).filter(Boolean)
  return [command[0], ...things, args['dns_type']].filter(Boolean).join(' ')
}
