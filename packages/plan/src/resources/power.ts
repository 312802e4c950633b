import { toChange } from '../changes/change.ts'
import { toOperation } from '../changes/operation.ts'
import { stages } from '../changes/stages.ts'
import type { VpsResource } from './vps-context.ts'

/** The power state of a VPS. What is in progress is awaited when the change is made. */
export const power: VpsResource = {
  async compare({ address, uuid, found, read, wanted }) {
    // A new VPS runs once it is set up.
    const current = found === undefined ? 'running' : wanted.power && (await read.vps(uuid)).power.status
    if (wanted.power === undefined || wanted.power === current) return { changes: [], foreign: [] }
    const change = toChange({
      address: `${address}/power`,
      action: 'update',
      before: current,
      after: wanted.power,
      operations: [toOperation(wanted.power === 'running' ? 'startVps' : 'stopVps', { uuid })],
      stage: stages.power,
      lane: `${address}/power`,
    })
    return { changes: [change], foreign: [] }
  },
  async export({ uuid, read }) {
    const { status } = (await read.vps(uuid)).power
    return status === 'running' || status === 'stopped' ? { power: status } : {}
  },
}
