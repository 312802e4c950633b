import { type Change, toChange } from '../changes/change.ts'
import { toOperation } from '../changes/operation.ts'
import { stages } from '../changes/stages.ts'
import type { VpsContext, VpsResource } from './vps-context.ts'

/** The name, the memo and the reverse hostname of a VPS. */
export const vpsTexts: VpsResource = {
  async compare(context) {
    const { uuid, found, wanted } = context
    const { name, memo, reverse_hostname } = wanted
    const changes: Change[] = []
    if (name !== undefined && name !== found?.name) {
      const operation = toOperation('updateVpsName', { uuid }, { name })
      changes.push(toTextChange(context, 'name', found?.name, name, operation))
    }
    if (memo !== undefined && memo !== (found?.memo ?? '')) {
      const operation = toOperation('updateVpsMemo', { uuid }, { memo })
      changes.push(toTextChange(context, 'memo', found?.memo, memo, operation))
    }
    if (reverse_hostname !== undefined) {
      const before = found && (await context.read.vps(uuid)).reverse_hostname
      if (before?.toLowerCase() !== reverse_hostname.toLowerCase()) {
        const operation = toOperation('updateVpsReverseDns', { uuid }, { hostname: reverse_hostname })
        changes.push(toTextChange(context, 'reverse_hostname', before, reverse_hostname, operation))
      }
    }
    return { changes, foreign: [] }
  },
  async export({ uuid, found, read }) {
    const { reverse_hostname } = await read.vps(uuid)
    return { memo: found?.memo ?? '', ...(reverse_hostname !== null && { reverse_hostname }) }
  },
}

function toTextChange(
  { address }: VpsContext,
  name: string,
  before: string | null | undefined,
  after: string,
  operation: Change['operations'][number],
): Change {
  return toChange({
    address: `${address}/${name}`,
    action: 'update',
    before: before ?? null,
    after,
    operations: [operation],
    stage: stages.base,
    lane: `${address}/${name}`,
  })
}
