import { toPlannedOperation } from '../changes/planned-operation.ts'
import { listAlongWith } from './along-with.ts'
import { fieldsOf, type HostingKind, type VpsKind } from './place-kind.ts'
import type { ReinstallAction, ResetAction } from '../changes/plan-action.ts'

// What an action leads to is never read as its place: `after` says what is done, so that nothing looks done beforehand.

export const rebootPlace: VpsKind = {
  isOnce: true,
  read: ({ uuid, account }) => account.settledPower(uuid),
  toRequests: ({ uuid }, { after }) => [
    toPlannedOperation('rebootVps', { uuid }, { force: after === 'rebooted, power cut' }),
  ],
}

/** The disk as it was planned: another installation in the meantime, or a start, is a place that has changed. */
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

/** All that the reset erases: what somebody adds after the plan was made is not erased by it. */
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
