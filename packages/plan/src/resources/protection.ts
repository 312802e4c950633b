import { toPlannedOperation } from '../changes/planned-operation.ts'
import { stages } from '../changes/stages.ts'
import { fieldsOf, type VpsKind } from './place-kind.ts'
import type { VpsResource } from './vps-context.ts'

/** The operation protection of a VPS, such as against a reinstall. */
export const protection: VpsResource = {
  async compare({ address, server, uuid, found, account, wanted }) {
    const { os_reinstall } = wanted.protection ?? {}
    const current =
      found && os_reinstall !== undefined ? (await account.protection(uuid)).os_reinstall : false
    if (os_reinstall === undefined || os_reinstall === current) return { changes: [], foreign: [] }
    const at = { kind: 'protection', server }
    const change = {
      address: `${address}/protection`,
      action: 'update',
      at,
      after: { os_reinstall },
      ...(server === null && { before: { os_reinstall: false } }),
    } as const
    return { changes: [{ ...change, stage: stages.base, sequence: address }], foreign: [] }
  },
  async export({ uuid, account }) {
    const { os_reinstall } = await account.protection(uuid)
    return { protection: { os_reinstall } }
  },
}

export const protectionPlace: VpsKind = {
  async read({ uuid, account }) {
    const { os_reinstall } = await account.protection(uuid)
    return { os_reinstall }
  },
  toRequests: ({ uuid }, target) => [
    toPlannedOperation('updateVpsProtection', { uuid }, fieldsOf<{ os_reinstall: boolean }>(target)),
  ],
}
