import { isHostwrightError, mapSettled } from '@hostwright/common'
import { createVps } from '@hostwright/vps'
import type { Command } from '../session/command.ts'
import { extendCommand, type FlagValues } from '../session/define-command.ts'
import type { Arguments, Flags, Session } from '../session/session.ts'

const flags = {
  power: { type: 'boolean', brief: 'Shows whether each VPS runs, with one request for each.' },
} as const

const columns = ['name', 'status', 'power', 'plan_name', 'ip_address']

/** Returns `vps list` with a flag that reads the power state of each VPS. */
export function toVpsList(list: Command): Command {
  return extendCommand(list, {
    flags,
    help: `${list.help}\nhostwright vps list --power --filter power=running`,
    run: (session, args, given, all) => listVps(list, session, args, given, all),
  })
}

async function listVps(
  list: Command,
  session: Session,
  args: Arguments,
  { power = false }: FlagValues<typeof flags>,
  all: Flags,
): Promise<void> {
  if (!power) {
    await list.run(session, args, all)
    return
  }
  const vps = createVps(await session.client())
  const signal = session.system.interrupted
  const servers = await vps.servers({ signal })
  const settled = await mapSettled(servers, ({ uuid }) => vps.server(uuid).power.status({ signal }), {
    concurrency: 5,
  })
  signal.throwIfAborted()
  const rows = settled.map((one) => ({ ...one.item, power: 'value' in one ? one.value : null }))
  for (const one of settled)
    if ('error' in one)
      session.say(`vps ${one.item.name}: its power state could not be read: ${tell(one.error)}`)
  await session.print(rows, columns)
}

function tell(error: unknown): string {
  if (!isHostwrightError(error)) throw error
  return error.message
}
