import { toChange } from '../changes/change.ts'
import { toOperation } from '../changes/operation.ts'
import { stages } from '../changes/stages.ts'
import { nothing, type ServerResource } from './hosting-context.ts'

/** The memo of a hosting server. The list of servers has it, so it is no read of its own. */
export function createHostingMemo(found: string | undefined): ServerResource {
  return {
    async compare({ address, servername, wanted: { memo } }) {
      if (memo === undefined || memo === (found ?? '')) return nothing
      const change = toChange({
        address: `${address}/memo`,
        action: 'update',
        before: found ?? null,
        after: memo,
        operations: [toOperation('updateHostingMemo', { servername }, { memo })],
        stage: stages.base,
        lane: `${address}/memo`,
      })
      return { changes: [change], foreign: [] }
    },
    export: async () => ({ memo: found ?? '' }),
  }
}
