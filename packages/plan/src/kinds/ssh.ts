import { nothing } from '../resource/change.ts'
import { toggle } from '../resource/effects.ts'
import { alwaysThere, byProperty, define, listGiven, ofServer } from '../resource/facts.ts'
import { namesOf, pickDifferences } from '../resource/pick-differences.ts'
import { toPlannedOperation } from '../resource/planned-operation.ts'
import { type Resource, written } from '../resource/resource.ts'
import { stages } from '../resource/stages.ts'
import { byPerson } from '../resource/unattended.ts'

const fields = {
  ssh_enabled: { is: 'compared', change: toggle({ on: 'exposes', off: 'interrupts' }, 'SSH') },
  abroad_access_restriction: {
    is: 'compared',
    change: toggle({ on: 'interrupts', off: 'exposes' }, 'SSH from abroad'),
  },
} as const

/** The SSH settings of a server. */
export const ssh: Resource<'ssh'> = define((): Resource<'ssh'> => ({
  ...ofServer,
  ...byProperty,
  unattended: byPerson,
  ...alwaysThere,
  wantsAddress: true,
  fields,
  listed: (server) => listGiven(server, ['ssh']),
  async compare({ address, server, isNew, read, wanted }) {
    if (wanted.ssh === undefined) return nothing
    const found = isNew ? {} : await read.ssh()
    const differences = pickDifferences(wanted.ssh, found, namesOf(fields, 'compared'))
    if (differences === undefined) return nothing
    const sequence = `${address}/ssh`
    const at = { kind: 'ssh', server } as const
    const draft = { address: sequence, at, action: 'update', after: differences.after, sequence } as const
    return { changes: [{ ...draft, stage: stages.setting }], unmanaged: [] }
  },
  async export({ read }) {
    const { ssh_enabled, abroad_access_restriction } = await read.ssh()
    return { ssh: { ssh_enabled, abroad_access_restriction } }
  },
  async read({ read }) {
    const { ssh_enabled, abroad_access_restriction } = await read.ssh()
    return { ssh_enabled, abroad_access_restriction }
  },
  requests: ({ servername }, target) => [
    toPlannedOperation('updateSshSettings', { servername }, written(target)),
  ],
}))
