import type { VpsServerSummary } from '@hostwright/types'
import type { AccountReader } from '../account/account-reader.ts'
import type { DesiredVps } from '../generated/desired.ts'
import { sectionsOf } from '../kinds/table.ts'
import { mergeDesired } from './merge-desired.ts'
import type { Readable } from './readable.ts'

/** Exports the VPSs of an account by name, or by uuid if several VPSs have the name or it is empty. */
export async function exportVps(
  read: AccountReader,
  readable: Readable,
  prune: boolean,
): Promise<Record<string, DesiredVps>> {
  const { servers = [] } = await readable.get('vps', async () => ({ servers: await read.vpsServers() }))
  const entries = await Promise.all(
    servers.map(async (found) => {
      const isNamed = isUnique(found, servers)
      const name = isNamed ? found.name : found.uuid
      const { uuid } = found
      const context = { address: `vps/${name}`, server: uuid, uuid, found, account: read, wanted: {} }
      const parts = await Promise.all(
        sectionsOf('vps').map((resource) => readable.get(context.address, () => resource.export(context))),
      )
      const own = isNamed || found.name === '' ? {} : { name: found.name }
      const merged = mergeDesired<DesiredVps>([own, ...parts])
      return [name, prune ? withPrune(merged) : merged] as const
    }),
  )
  return Object.fromEntries(entries)
}

function isUnique({ name }: VpsServerSummary, servers: readonly VpsServerSummary[]): boolean {
  return name !== '' && servers.filter((server) => server.name === name || server.uuid === name).length === 1
}

function withPrune({ packet_filter, ...rest }: DesiredVps): DesiredVps {
  return packet_filter === undefined ? rest : { ...rest, packet_filter: { ...packet_filter, prune: true } }
}
