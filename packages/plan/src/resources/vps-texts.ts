import { toWords } from '../changes/place.ts'
import type { ChangeDraft } from '../changes/change.ts'
import { toPlannedOperation } from '../changes/planned-operation.ts'
import { stages } from '../changes/stages.ts'
import type { VpsKind, VpsWhere } from './place-kind.ts'
import type { VpsContext, VpsResource } from './vps-context.ts'

/** The name, the memo and the reverse hostname of a VPS. */
export const vpsTexts: VpsResource = {
  async compare(context) {
    const { found, wanted } = context
    const { name, memo, reverse_hostname } = wanted
    const changes: ChangeDraft[] = []
    if (name !== undefined && name !== found?.name) changes.push(toDraft(context, 'name', name))
    if (memo !== undefined && memo !== (found?.memo ?? '')) changes.push(toDraft(context, 'memo', memo))
    if (reverse_hostname !== undefined) {
      const before = found && (await readReverse(context))
      if (before?.toLowerCase() !== reverse_hostname.toLowerCase()) {
        changes.push(toDraft(context, 'reverse_hostname', reverse_hostname))
      }
    }
    return { changes, foreign: [] }
  },
  async export(context) {
    const reverse_hostname = await readReverse(context)
    return { memo: context.found?.memo ?? '', ...(reverse_hostname !== null && { reverse_hostname }) }
  },
}

export const vpsNamePlace: VpsKind = {
  read: async (where) => (await find(where))?.name,
  toRequests: ({ uuid }, { after }) => [
    toPlannedOperation('updateVpsName', { uuid }, { name: toWords(after) }),
  ],
}

export const vpsMemoPlace: VpsKind = {
  read: async (where) => (await find(where))?.memo ?? '',
  toRequests: ({ uuid }, { after }) => [
    toPlannedOperation('updateVpsMemo', { uuid }, { memo: toWords(after) }),
  ],
}

export const reverseHostnamePlace: VpsKind = {
  read: async (where) => (await readReverse(where)) ?? undefined,
  toRequests: ({ uuid }, { after }) => [
    toPlannedOperation('updateVpsReverseDns', { uuid }, { hostname: toWords(after) }),
  ],
  toComparable: (place) => (typeof place === 'string' ? place.toLowerCase() : place),
}

async function find({ account, uuid }: VpsWhere) {
  return (await account.vpsServers()).find((one) => one.uuid === uuid)
}

async function readReverse({ account, uuid }: VpsWhere): Promise<string | null> {
  return (await account.vps(uuid)).reverse_hostname
}

function toDraft({ address, server }: VpsContext, kind: string, after: string): ChangeDraft {
  const at = { kind: `vps_${kind}`, server }
  return { address: `${address}/${kind}`, action: 'update', at, after, stage: stages.base, sequence: address }
}
