import { toPlannedOperation } from '../changes/planned-operation.ts'
import { listAlongWith } from './along-with.ts'
import { fieldsOf, type HostingKind, type HostingWhere, type VpsKind } from './place-kind.ts'
import type { ReinstallAction, ResetAction } from '../changes/plan-action.ts'

// The state that is read later does not show whether an action, such as a reboot, was done: a VPS is running before and
// after it. So the property `after` of an action's change only describes the action and is never compared.

export const rebootPlace: VpsKind = {
  isOnce: true,
  read: ({ uuid, account }) => account.settledPower(uuid),
  toRequests: ({ uuid }, { after }) => [
    toPlannedOperation('rebootVps', { uuid }, { force: after === 'rebooted, power cut' }),
  ],
}

/**
 * Reads and writes the reinstall of a VPS. Its state is the power state and the installation on the disk. If the VPS is
 * running, or was installed again after the plan was made, the state differs from the plan, and nothing is erased.
 */
export const reinstallPlace: VpsKind = {
  isOnce: true,
  async read({ uuid, account }) {
    const [power, { image_id, installed_at }] = await Promise.all([
      account.settledPower(uuid),
      account.installation(uuid),
    ])
    return `${power}, ${image_id ?? 'unknown image'} of ${installed_at ?? 'unknown date'}`
  },
  toRequests: ({ uuid }, target) => [
    toPlannedOperation('reinstallVps', { uuid }, fieldsOf<Omit<ReinstallAction, 'action' | 'vps'>>(target)),
  ],
}

/**
 * Reads and writes the reset of a domain. Its state is the list of the addresses of all resources that the reset may
 * erase. If one was added or removed after the plan was made, the state differs from the plan, and nothing is reset.
 */
export const resetPlace: HostingKind = {
  isOnce: true,
  async read(where, { at, after }) {
    const along = await listAlongWith(where, at.domain ?? '')
    const web = new Set(after === 'web' ? await listWeb(where, along) : [])
    const isWebsite = (one: string): boolean => one.startsWith(`${where.address}/wordpress/`)
    const kept = along.filter((one) => after === 'all' || (after === 'web' ? web.has(one) : !isWebsite(one)))
    return { with: kept }
  },
  toRequests: ({ servername }, { at, after }) => [
    toPlannedOperation(
      'resetDomain',
      { servername, domain: at.domain ?? '' },
      { type: after as ResetAction['type'] },
    ),
  ],
}

/**
 * Lists what the reset of a website may erase. It is unknown whether it erases the subdomains, so they are listed with
 * everything that would be deleted with them.
 */
async function listWeb(where: HostingWhere, along: readonly string[]): Promise<string[]> {
  const subdomains = `${where.address}/subdomains/`
  const names = along.flatMap((one) => (one.startsWith(subdomains) ? [one.slice(subdomains.length)] : []))
  const below = await Promise.all(names.map((name) => listAlongWith(where, name)))
  return [
    ...along.filter((one) => one.startsWith(`${where.address}/wordpress/`) || one.startsWith(subdomains)),
    ...below.flat(),
  ]
}
