import type { VpsServerSummary } from '@hostwright/types'
import type { Comparison } from './change.ts'
import type { VpsContext, VpsWhere } from './resource.ts'
import { stages } from './stages.ts'

/** Plans the change of a text of a VPS. */
export function changeText(
  { address, server }: VpsContext,
  text: 'name' | 'memo' | 'reverse_hostname',
  after: string,
): Comparison {
  const at = { kind: `vps_${text}`, server } as const
  const draft = { address: `${address}/${text}`, action: 'update', at, after, sequence: address } as const
  return { changes: [{ ...draft, stage: stages.base }], foreign: [] }
}

/** Finds a VPS in the list of the account. */
export async function findVps({ account, uuid }: VpsWhere): Promise<VpsServerSummary | undefined> {
  return (await account.vpsServers()).find((one) => one.uuid === uuid)
}
