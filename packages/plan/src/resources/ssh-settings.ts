import { toPlannedOperation } from '../changes/planned-operation.ts'
import { stages } from '../changes/stages.ts'
import { nothing, type ServerResource } from './hosting-context.ts'
import { pickDifferences } from './pick-differences.ts'
import { fieldsOf, type HostingKind } from './place-kind.ts'

/** The SSH settings of a server. */
export const sshSettings: ServerResource = {
  async compare({ address, server, isNew, read, wanted: { ssh } }) {
    if (ssh === undefined) return nothing
    const found = isNew ? {} : await read.ssh()
    const differences = pickDifferences(ssh, found, ['ssh_enabled', 'abroad_access_restriction'])
    if (differences === undefined) return nothing
    const { after } = differences
    const sequence = `${address}/ssh`
    const at = { kind: 'ssh', server }
    return {
      changes: [{ address: sequence, at, action: 'update', after, stage: stages.setting, sequence }],
      foreign: [],
    }
  },
  async export({ read }) {
    const { ssh_enabled, abroad_access_restriction } = await read.ssh()
    return { ssh: { ssh_enabled, abroad_access_restriction } }
  },
}

export const sshPlace: HostingKind = {
  async read({ read }) {
    const { ssh_enabled, abroad_access_restriction } = await read.ssh()
    return { ssh_enabled, abroad_access_restriction }
  },
  toRequests: ({ servername }, target) => [
    toPlannedOperation('updateSshSettings', { servername }, fieldsOf(target)),
  ],
}
