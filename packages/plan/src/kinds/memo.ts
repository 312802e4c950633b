import { nothing } from '../resource/change.ts'
import { none } from '../resource/effects.ts'
import { alwaysThere, byProperty, define, listGiven, ofServer } from '../resource/facts.ts'
import { toPlannedOperation } from '../resource/planned-operation.ts'
import { type Resource, written } from '../resource/resource.ts'
import type { HostingWhere } from '../resource/where.ts'
import { stages } from '../resource/stages.ts'
import { never, whereEmpty } from '../resource/unattended.ts'

/** The memo of a hosting server. It is read from the list of servers. */
export const memo: Resource<'memo'> = define((): Resource<'memo'> => ({
  ...ofServer,
  ...byProperty,
  unattended: { operations: ['updateHostingMemo'], creation: never, fields: whereEmpty },
  ...alwaysThere,
  fields: none,
  inEveryStatus: true,
  listed: (server) => listGiven(server, ['memo']),
  async compare(context) {
    const { address, server, wanted } = context
    if (wanted.memo === undefined || wanted.memo === (await find(context))) return nothing
    const sequence = `${address}/memo`
    const at = { kind: 'memo', server } as const
    const draft = { address: sequence, at, action: 'update', after: wanted.memo, sequence } as const
    return { changes: [{ ...draft, stage: stages.base }], unmanaged: [] }
  },
  export: async (context) => ({ memo: await find(context) }),
  read: (where) => find(where),
  requests: ({ servername }, target) => [
    toPlannedOperation('updateHostingMemo', { servername }, { memo: written(target) }),
  ],
}))

async function find({ account, servername }: Pick<HostingWhere, 'account' | 'servername'>): Promise<string> {
  const servers = await account.hostingServers()
  return servers.find((one) => one.servername === servername)?.memo ?? ''
}
