import { toPlannedOperation } from '../changes/planned-operation.ts'
import { listAlongWith } from './along-with.ts'
import { fieldsOf, type HostingKind, type VpsKind } from './place-kind.ts'
import type { ReinstallAction, ResetAction } from '../changes/plan-action.ts'

// An action, such as a reboot, can be repeated from any state, so no state shows that it was done before. `after`
// describes only what is done.

export const rebootPlace: VpsKind = {
  isOnce: true,
  read: ({ uuid, account }) => account.settledPower(uuid),
  toRequests: ({ uuid }, { after }) => [
    toPlannedOperation('rebootVps', { uuid }, { force: after === 'rebooted, power cut' }),
  ],
}

/**
 * Reads and writes the place of a reinstall, which describes the installation on the disk. A start or another
 * installation since the plan counts as a changed place.
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
 * Reads and writes the place of a reset, which lists everything that the reset would erase. A resource that was added
 * since the plan counts as a changed place, so that it is not erased.
 */
export const resetPlace: HostingKind = {
  isOnce: true,
  async read(where, { at, after }) {
    const along = await listAlongWith(where, at.domain ?? '')
    const isWeb = (address: string): boolean => address.startsWith(`${where.address}/wordpress/`)
    const kept = along.filter((address) => after === 'all' || isWeb(address) === (after === 'web'))
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
