import type { SshKey } from '@hostwright/types'
import { nothing } from '../resource/change.ts'
import { compareNamed } from '../resource/compare-named.ts'
import { onceOnly, say } from '../resource/effects.ts'
import { byProperty, define, listKeys, nothingAlong, ofServer } from '../resource/facts.ts'
import { toPlannedOperation } from '../resource/planned-operation.ts'
import { type Resource, written } from '../resource/resource.ts'
import type { HostingWhere } from '../resource/where.ts'
import { stages } from '../resource/stages.ts'
import { byPerson } from '../resource/unattended.ts'

const fields = { public_key: onceOnly }

/** The SSH keys of a server, by label. The API does not show the keys, so keys with the same label count as equal. */
export const sshKeys: Resource<'ssh_keys'> = define((): Resource<'ssh_keys'> => ({
  ...ofServer,
  section: async ({ read }) => ({ path: 'ssh_keys', count: (await read.sshKeys()).length }),
  ...byProperty,
  unattended: byPerson,
  creation: ({ at }) => say('exposes', `SSH key ${at.name}`),
  wantsAddress: true,
  fields,
  deletion: ({ at }) => say('interrupts', `SSH key ${at.name.split('/').at(-1)}`),
  initial: 'empty',
  prune: 'server',
  along: nothingAlong,
  listed: ({ ssh_keys }) => listKeys(ssh_keys, 'ssh_keys'),
  async compare({ address, server, read, wanted }) {
    if (wanted.ssh_keys === undefined) return nothing
    return compareNamed({
      address: `${address}/ssh_keys`,
      at: { kind: 'ssh_keys', server },
      fields,
      stage: stages.site,
      removalStage: stages.shutSite,
      wanted: Object.entries(wanted.ssh_keys).map(([name, value]) => ({ name, value })),
      found: (await read.sshKeys()).map((value) => ({ name: toName(value), value })),
      isPruned: wanted.prune?.includes('ssh_keys') === true,
      create: (_, { public_key }) => ({ after: { public_key } }),
      update: () => undefined,
      remove: ({ id }) => ({ obstacles: id === undefined ? ['The API does not tell its id.'] : [] }),
    })
  },
  // Exports nothing, because the API does not show the public keys.
  export: async () => ({}),
  async read(where, { at }) {
    const found = await find(where, at.name)
    return found && { label: found.label ?? null }
  },
  async requests(where, target) {
    const { servername } = where
    const label = target.at.name
    if (target.action === 'create')
      return [toPlannedOperation('createSshKey', { servername }, { ...written(target), label })]
    const { id = '' } = (await find(where, label)) ?? {}
    return [toPlannedOperation('deleteSshKey', { servername, key_id: id })]
  },
}))

async function find({ read }: HostingWhere, name: string): Promise<SshKey | undefined> {
  return (await read.sshKeys()).find((key) => toName(key) === name)
}

function toName({ label, id }: SshKey): string {
  return label ?? `id ${id ?? ''}`
}
