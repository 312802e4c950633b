import type { Site } from '@hostwright/hosting'
import type { Waits } from '../remote/waits.ts'
import { removeLocalOpening } from './local-openings.ts'
import type { ServerOpenings } from './server-openings.ts'
import { isOverdue, type SshOpening, type SshSwitches } from './ssh-opening.ts'
import { switchSsh } from './switch-ssh.ts'

/** Options of `leaveSsh`. This machine remembers its openings in `folder`. */
export interface LeaveOptions {
  readonly folder: string
  readonly waits: Waits
}

/** Result of ending a use of SSH. */
export interface LeftSsh {
  /** The switches that were put back, with their values. */
  readonly restored: Partial<SshSwitches>
  /** Other publishes that are going on, so that SSH stays open. */
  readonly others: readonly SshOpening[]
}

/**
 * Ends the use of SSH by some openings. The last publish out puts the switches back, if they are still as a publish set
 * them: somebody may have opened SSH for good meanwhile. `openings` is `undefined` without a connection; then only what
 * these openings changed is known.
 */
export async function leaveSsh(
  server: Site,
  own: readonly SshOpening[],
  openings: ServerOpenings | undefined,
  { folder, waits }: LeaveOptions,
): Promise<LeftSsh> {
  if (own.length === 0) return { restored: {}, others: [] }
  const ids = new Set(own.map(({ id }) => id))
  // Written before the others are read: of two that leave at the same time, at least one finds that both have left.
  for (const opening of own) await openings?.write({ ...opening, state: 'left' })
  const found = (await openings?.list()) ?? own
  const others = found.filter((one) => one.state === 'in' && !ids.has(one.id) && !isOverdue(one, waits.now()))
  if (others.length > 0) {
    for (const id of ids) await removeLocalOpening(folder, id)
    return { restored: {}, others }
  }
  // A close that is cut off is not repeated by a later publish, but only by `closeSsh`.
  const all = found.filter(({ state, id }) => state !== 'closing' || ids.has(id))
  for (const opening of all) await openings?.write({ ...opening, state: 'closing' })
  const restored = await restore(server, all, waits)
  // The server may have ended the connection with the switch.
  for (const { id } of found) await openings?.remove(id).catch(() => undefined)
  for (const { id } of all) await removeLocalOpening(folder, id)
  return { restored, others }
}

/** Puts the switches back that are as the openings set them, to the values before the first one. */
async function restore(
  server: Site,
  openings: readonly SshOpening[],
  waits: Waits,
): Promise<Partial<SshSwitches>> {
  const wanted: { ssh_enabled?: boolean; abroad_access_restriction?: boolean } = {}
  const now = await server.ssh.get()
  for (const name of ['ssh_enabled', 'abroad_access_restriction'] as const) {
    const first = openings.find(({ set }) => set[name] !== undefined)
    if (first !== undefined && now[name] === first.set[name] && now[name] !== first.before[name])
      wanted[name] = first.before[name]
  }
  if (Object.keys(wanted).length > 0) await switchSsh(server, wanted, waits)
  return wanted
}
