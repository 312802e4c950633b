import { toPlannedOperation } from '../changes/planned-operation.ts'
import { stages } from '../changes/stages.ts'
import type { VpsKind } from './place-kind.ts'
import type { VpsResource } from './vps-context.ts'

/**
 * The power state of a VPS. A plan reads it after an operation in progress has ended, or 3 minutes later; an export
 * does not wait.
 */
export const power: VpsResource = {
  async compare({ address, server, uuid, found, account, wanted }) {
    // A new VPS is running once it has been set up.
    const current = found === undefined ? 'running' : wanted.power && (await account.settledPower(uuid))
    if (wanted.power === undefined || wanted.power === current) return { changes: [], foreign: [] }
    const obstacles =
      current === 'error' ? ['Its power state is error: look at it in the panel of the service.'] : []
    const at = { kind: 'power', server }
    const change = {
      address: `${address}/power`,
      action: 'update',
      at,
      after: wanted.power,
      obstacles,
      notes: wanted.power === 'stopped' ? ['All that it serves ends until it is started.'] : [],
      ...(server === null && { before: 'running' }),
    } as const
    return { changes: [{ ...change, stage: stages.power, sequence: address }], foreign: [] }
  },
  async export({ uuid, account }) {
    const { status } = (await account.vps(uuid)).power
    return status === 'running' || status === 'stopped' ? { power: status } : {}
  },
}

export const powerPlace: VpsKind = {
  read: ({ uuid, account }) => account.settledPower(uuid),
  toRequests: ({ uuid }, { after }) => [
    toPlannedOperation(after === 'running' ? 'startVps' : 'stopVps', { uuid }),
  ],
  // A start or stop that the API has accepted can take longer than an apply waits for it.
  isStep: (now) => now === 'processing',
}
