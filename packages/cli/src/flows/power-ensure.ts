import { isHostwrightError, mapSettled, type Client } from '@hostwright/common'
import { createVps, type SettledPower } from '@hostwright/vps'
import { CommandError, usageError } from '../errors/command-error.ts'
import { type ExitCode } from '../errors/exit-code.ts'
import { toCommandError } from '../errors/to-command-error.ts'
import { createVpsFinder } from '../operations/find-vps.ts'
import { toCompletion } from '../operations/to-completion.ts'
import type { Command } from '../session/command.ts'
import type { Arguments, Flags, Session } from '../session/session.ts'

/** Command that starts or stops VPSs, unless they are in that state already, and waits. */
export const powerEnsure: Command = {
  words: ['vps', 'power', 'ensure'],
  brief: 'Start or stop VPSs unless they are already, and wait',
  help: `Starts or stops each VPS unless it is in that state already, and waits until it is. A VPS that is changing is
waited for first. May name several VPSs: they are changed at the same time, within the limits of the account. If one of
the names is unknown, none is changed.

Example: hostwright vps power ensure running web-01`,
  args: [
    {
      name: 'state',
      placeholder: 'STATE',
      brief: 'running or stopped.',
      values: ['running', 'stopped'],
    },
    {
      name: 'uuid',
      placeholder: 'VPS',
      brief: 'The VPS, by its name or uuid; several with commas.',
      completes: toCompletion('uuid'),
    },
  ],
  reads: false,
  run: ensure,
}

async function ensure(session: Session, { state, uuid = '' }: Arguments, _: Flags): Promise<ExitCode | void> {
  if (state !== 'running' && state !== 'stopped')
    throw usageError(`The state is ${state}: give running or stopped.`)
  const names = [...new Set(uuid.split(',').filter((name) => name !== ''))]
  if (names.length === 0) throw usageError('No VPS is named.', 'hostwright vps list')
  session.about(`vps ${names.join(', ')}`)
  const client = await session.client()
  const find = createVpsFinder(client, session.system.interrupted)
  const found = await Promise.all(names.map(async (name) => ({ name, id: await find(name) })))
  const progress = session.progress()
  for (const name of names) progress.update(`vps ${name}`, 'reading')
  session.changes()
  const settled = await mapSettled(
    found,
    ({ name, id }) => ensureOne(session, client, { name, id, state, progress }),
    { concurrency: 5 },
  )
  progress.end()
  session.system.interrupted.throwIfAborted()
  const rows = settled.map((one) => ({
    vps: one.item.name,
    power: 'value' in one ? one.value : null,
    error: 'error' in one ? describe(one.error) : null,
  }))
  await session.print(rows, ['vps', 'power', ...(rows.some(({ error }) => error) ? ['error'] : [])])
  const failed = settled.find((one) => 'error' in one)
  if (!failed || !('error' in failed)) return
  const { interrupted } = session.system
  const error = toCommandError(failed.error, {
    command: session.command,
    subject: `vps ${failed.item.name}`,
    reads: false,
    interrupted: interrupted.aborted,
  })
  if (names.length === 1) throw error
  const { message, exitCode, subject, next, cause } = error
  const done = `The table says which of the VPSs are ${state}.`
  throw new CommandError(message, { exitCode, subject, done, next, cause })
}

interface Ensured {
  readonly name: string
  readonly id: string
  readonly state: SettledPower
  readonly progress: ReturnType<Session['progress']>
}

async function ensureOne(
  { system }: Session,
  client: Client,
  { name, id, state, progress }: Ensured,
): Promise<string> {
  const { interrupted: signal } = system
  return createVps(client)
    .server(id)
    .power.ensure(state, { signal, onProgress: (seen) => progress.update(`vps ${name}`, seen) })
}

function describe(error: unknown): string {
  if (isHostwrightError(error) || error instanceof CommandError) return error.message
  return error instanceof Error ? error.message : String(error)
}
