import { toChange } from '../changes/change.ts'
import { toOperation } from '../changes/operation.ts'
import { stages } from '../changes/stages.ts'
import { pickDifferences } from './pick-differences.ts'
import type { VpsResource } from './vps-context.ts'

/** What the API must not do to a VPS. */
export const protection: VpsResource = {
  async compare({ address, uuid, found, read, wanted }) {
    if (wanted.protection === undefined) return { changes: [], foreign: [] }
    const current = found === undefined ? {} : await read.protection(uuid)
    const differences = pickDifferences(wanted.protection, current, ['os_reinstall'])
    if (differences?.after.os_reinstall === undefined) return { changes: [], foreign: [] }
    const { os_reinstall } = differences.after
    const change = toChange({
      address: `${address}/protection`,
      action: 'update',
      ...differences,
      operations: [toOperation('updateVpsProtection', { uuid }, { os_reinstall })],
      stage: stages.base,
      lane: `${address}/protection`,
    })
    return { changes: [change], foreign: [] }
  },
  async export({ uuid, read }) {
    const { os_reinstall } = await read.protection(uuid)
    return { protection: { os_reinstall } }
  },
}
