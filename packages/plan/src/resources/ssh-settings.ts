import { toChange } from '../changes/change.ts'
import { toOperation } from '../changes/operation.ts'
import { stages } from '../changes/stages.ts'
import { nothing, type ServerResource } from './hosting-context.ts'
import { pickDifferences } from './pick-differences.ts'

/** SSH access to a server. */
export const sshSettings: ServerResource = {
  async compare({ address, servername, isNew, read, wanted: { ssh } }) {
    if (ssh === undefined) return nothing
    const found = isNew ? {} : await read.ssh()
    const differences = pickDifferences(ssh, found, ['ssh_enabled', 'abroad_access_restriction'])
    if (differences === undefined) return nothing
    const change = toChange({
      address: `${address}/ssh`,
      action: 'update',
      ...differences,
      operations: [toOperation('updateSshSettings', { servername }, differences.after)],
      stage: stages.setting,
      lane: `${address}/ssh`,
    })
    return { changes: [change], foreign: [] }
  },
  async export({ read }) {
    const { ssh_enabled, abroad_access_restriction } = await read.ssh()
    return { ssh: { ssh_enabled, abroad_access_restriction } }
  },
}
