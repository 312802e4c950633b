import { toWords } from '../changes/place.ts'
import { toPlannedOperation } from '../changes/planned-operation.ts'
import { stages } from '../changes/stages.ts'
import { nothing, type ServerResource } from './hosting-context.ts'
import { type HostingKind, type HostingWhere } from './place-kind.ts'

/** The memo of a hosting server. It is read from the list of servers. */
export const hostingMemo: ServerResource = {
  async compare(context) {
    const { address, server, wanted } = context
    if (wanted.memo === undefined || wanted.memo === (await find(context))) return nothing
    const at = { kind: 'memo', server }
    const sequence = `${address}/memo`
    return {
      changes: [
        { address: sequence, at, action: 'update', after: wanted.memo, stage: stages.base, sequence },
      ],
      foreign: [],
    }
  },
  export: async (context) => ({ memo: await find(context) }),
}

export const hostingMemoPlace: HostingKind = {
  read: (where) => find(where),
  toRequests: ({ servername }, target) => [
    toPlannedOperation('updateHostingMemo', { servername }, { memo: toWords(target.after) }),
  ],
}

async function find({ account, servername }: Pick<HostingWhere, 'account' | 'servername'>): Promise<string> {
  const servers = await account.hostingServers()
  return servers.find((one) => one.servername === servername)?.memo ?? ''
}
