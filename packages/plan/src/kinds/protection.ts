import { nothing } from '../resource/change.ts'
import { toggle } from '../resource/effects.ts'
import { alwaysThere, byProperty, define, listGiven, ofVps } from '../resource/facts.ts'
import { toPlannedOperation } from '../resource/planned-operation.ts'
import { type Resource, written } from '../resource/resource.ts'
import type { VpsWhere } from '../resource/where.ts'
import { stages } from '../resource/stages.ts'
import { byPerson } from '../resource/unattended.ts'

/** The operation protection of a VPS, such as against a reinstall. */
export const protection: Resource<'protection'> = define((): Resource<'protection'> => ({
  ...ofVps,
  ...byProperty,
  unattended: byPerson,
  ...alwaysThere,
  fields: {
    os_reinstall: { is: 'compared', change: toggle({ off: 'exposes' }, 'reinstalling the operating system') },
  },
  wantsAddress: true,
  initial: 'empty',
  listed: (vps) => listGiven(vps, ['protection']),
  async compare({ address, server, uuid, found, account, wanted }) {
    const { os_reinstall } = wanted.protection ?? {}
    if (os_reinstall === undefined) return nothing
    const current = found === undefined ? { os_reinstall: false } : await find({ account, uuid })
    if (os_reinstall === current.os_reinstall) return nothing
    const change = {
      address: `${address}/protection`,
      action: 'update',
      at: { kind: 'protection', server },
      after: { os_reinstall },
      ...(server === null && { before: current }),
    } as const
    return { changes: [{ ...change, stage: stages.base, sequence: address }], unmanaged: [] }
  },
  export: async (context) => ({ protection: await find(context) }),
  read: (where) => find(where),
  requests: ({ uuid }, target) => [
    toPlannedOperation(
      'updateVpsProtection',
      { uuid },
      { os_reinstall: written(target).os_reinstall === true },
    ),
  ],
}))

async function find({
  uuid,
  account,
}: Pick<VpsWhere, 'uuid' | 'account'>): Promise<{ os_reinstall: boolean }> {
  const { os_reinstall } = await account.protection(uuid)
  return { os_reinstall }
}
