import { createVps } from '@hostwright/vps'
import { CommandError } from '../errors/command-error.ts'
import { findVps } from '../operations/find-vps.ts'
import { operations } from '../operations/generated/vps.ts'
import { readRequest } from '../operations/read-request.ts'
import { waitFlag } from '../operations/to-command.ts'
import type { Command } from '../session/command.ts'
import { extendCommand, type FlagValues } from '../session/define-command.ts'
import type { Arguments, Flags, Session } from '../session/session.ts'

type Body = Parameters<ReturnType<ReturnType<typeof createVps>['server']>['os']['reinstall']>[0]

/**
 * Returns the command that reinstalls a VPS, which erases its disk: it rejects a protected VPS, asks the user unless
 * `--yes` is given, stops the VPS with `--stop`, and waits until the new system runs unless `--no-wait` is given.
 */
export function toReinstall(command: Command): Command {
  return extendCommand(command, {
    brief: `${command.brief}: asks, stops the VPS with --stop, and waits`,
    flags: ownFlags,
    run: reinstall,
  })
}

const ownFlags = {
  stop: { type: 'boolean', brief: 'Stops the VPS first, where it runs.' },
  wait: waitFlag,
} as const

async function reinstall(
  session: Session,
  args: Arguments,
  { stop, wait }: FlagValues<typeof ownFlags>,
  flags: Flags,
): Promise<void> {
  const name = args['uuid']!
  const thing = `vps ${name}`
  session.about(thing)
  const operation = operations.find(({ id }) => id === 'reinstallVps')!
  const { body } = await readRequest(session, operation, args, flags)
  const client = await session.client()
  const { interrupted: signal } = session.system
  const server = createVps(client).server(await findVps(client, name, signal))
  const { name: known, ip_address, os } = await server.get({ signal })
  if ((await server.protection.get({ signal })).os_reinstall)
    throw new CommandError('Operation protection is on.', {
      done: 'Nothing was changed.',
      next: `hostwright vps protection set ${name} --no-os-reinstall`,
    })
  await session.confirm(
    `ERASE ALL DATA on ${known} (${ip_address ?? 'no address'}, ${os ?? 'no system'}) and install ${String(body?.['image_id'])}?`,
  )
  session.changes()
  const progress = session.progress()
  if (stop)
    await server.power.ensure('stopped', { signal, onProgress: (state) => progress.update(thing, state) })
  const pending = await server.os.reinstall(body as unknown as Body, { signal })
  if (wait === false) {
    await session.print({ vps: known, status: 'accepted' })
    return
  }
  const done = await pending.wait({ signal, onProgress: ({ status }) => progress.update(thing, status) })
  progress.end()
  await session.print({ vps: known, ...done })
}
