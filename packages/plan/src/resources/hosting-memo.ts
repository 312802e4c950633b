import { toChange } from '../plan/change.ts'
import { toOperation } from '../plan/operation.ts'
import { stages } from '../plan/stages.ts'
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
