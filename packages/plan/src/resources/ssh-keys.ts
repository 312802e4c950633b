import { toChange } from '../changes/change.ts'
import { toOperation } from '../changes/operation.ts'
import { stages } from '../changes/stages.ts'
import { compareNamed } from './compare-named.ts'
import { nothing, type ServerResource } from './hosting-context.ts'

/** The SSH keys of a server, by label. The API does not show a key, so one with the label is taken to be the same. */
export const sshKeys: ServerResource = {
  async compare({ address, servername, read, wanted }) {
    if (wanted.ssh_keys === undefined) return nothing
    const found = await read.sshKeys()
    return compareNamed({
      address: `${address}/ssh_keys`,
      wanted: Object.entries(wanted.ssh_keys).map(([name, value]) => ({ name, value })),
      found: found.map((value) => ({ name: value.label ?? `id ${value.id ?? ''}`, value })),
      isPruned: wanted.prune?.includes('ssh_keys') === true,
      create: (at, label, { public_key }) =>
        toChange({
          ...at,
          action: 'create',
          after: { public_key },
          operations: [toOperation('createSshKey', { servername }, { public_key, label })],
          stage: stages.site,
        }),
      update: () => [],
      remove: (at, { id, label }) =>
        toChange({
          ...at,
          action: 'delete',
          before: { label: label ?? null },
          operations: [toOperation('deleteSshKey', { servername, key_id: id ?? '' })],
          obstacles: id === undefined ? ['The API does not tell its id.'] : [],
          stage: stages.shutSite,
        }),
    })
  },
  // The keys themselves cannot be read.
  export: async () => ({}),
}
