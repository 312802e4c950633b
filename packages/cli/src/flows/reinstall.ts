import { type ApiError, isApiError, mayBeExecuted } from '@hostwright/common'
import type { ReinstallImage } from '@hostwright/types'
import { createVps } from '@hostwright/vps'
import { CommandError } from '../errors/command-error.ts'
import { findVps } from '../operations/find-vps.ts'
import { operations } from '../operations/generated/vps.ts'
import { readRequest } from '../operations/read-request.ts'
import { waitFlag } from '../operations/to-command.ts'
import type { Command } from '../session/command.ts'
import { extendCommand, type FlagValues } from '../session/define-command.ts'
import type { Arguments, Flags, Session } from '../session/session.ts'

const nothingChanged = 'Nothing was changed.'

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
  const { name: known, ip_address, os, power } = await server.get({ signal })
  if ((await server.protection.get({ signal })).os_reinstall)
    throw new CommandError('Operation protection is on.', {
      done: nothingChanged,
      next: `hostwright vps protection set ${name} --no-os-reinstall`,
    })
  const image = String(body?.['image_id'])
  const images = await server.os.images({ signal })
  await checkImage(image, images, name)
  await session.confirm(
    `ERASE ALL DATA on ${known} (${ip_address ?? 'no address'}, ${os ?? 'no system'}) and install ${image}?`,
  )
  session.changes()
  const progress = session.progress()
  if (stop)
    await server.power.ensure('stopped', { signal, onProgress: (state) => progress.update(thing, state) })
  const hasStopped = stop === true && power.status !== 'stopped'
  const pending = await server.os.reinstall(body as unknown as Body, { signal }).catch((error: unknown) => {
    throw hasStopped && isApiError(error) && !mayBeExecuted(error) ? leftStopped(error, name) : error
  })
  if (wait === false) {
    await session.print({ vps: known, status: 'accepted' })
    return
  }
  const done = await pending.wait({ signal, onProgress: ({ status }) => progress.update(thing, status) })
  progress.end()
  await session.print({ vps: known, ...done })
}

/** Rejects an image that the list does not have, so that a misspelled one is found before the VPS is stopped. */
async function checkImage(image: string, images: readonly ReinstallImage[], name: string): Promise<void> {
  const ids = images.map(({ image_id }) => image_id)
  if (ids.includes(image)) return
  const { suggestName } = await import('../errors/suggest-name.ts')
  throw new CommandError(`There is no image ${image}.${suggestName(image, ids)}`, {
    done: nothingChanged,
    next: `hostwright vps images ${name}`,
  })
}

/** Returns the error for a reinstall that the API has rejected after `--stop` had stopped the VPS for it. */
function leftStopped(cause: ApiError, name: string): CommandError {
  const done = 'The VPS was stopped for it, and is still stopped. Its disk was not erased.'
  return new CommandError(cause.message, { done, next: `hostwright vps power start ${name}`, cause })
}
