import type { SshKey } from '@hostwright/types'
import { toPlannedOperation } from '../changes/planned-operation.ts'
import { stages } from '../changes/stages.ts'
import { compareNamed } from './compare-named.ts'
import { nothing, type ServerResource } from './hosting-context.ts'
import { fieldsOf, type HostingKind, type HostingWhere } from './place-kind.ts'

/** The SSH keys of a server, by label. The API does not show the keys, so keys with the same label count as equal. */
export const sshKeys: ServerResource = {
  async compare({ address, server, read, wanted }) {
    if (wanted.ssh_keys === undefined) return nothing
    return compareNamed({
      address: `${address}/ssh_keys`,
      at: { kind: 'ssh_keys', server },
      stage: stages.site,
      removalStage: stages.shutSite,
      wanted: Object.entries(wanted.ssh_keys).map(([name, value]) => ({ name, value })),
      found: (await read.sshKeys()).map((value) => ({ name: toName(value), value })),
      isPruned: wanted.prune?.includes('ssh_keys') === true,
      createOnly: ['public_key'],
      create: (_, { public_key }) => ({ after: { public_key } }),
      update: () => undefined,
      remove: ({ id }) => ({ obstacles: id === undefined ? ['The API does not tell its id.'] : [] }),
    })
  },
  // Exports nothing, because the API does not show the public keys.
  export: async () => ({}),
}

export const sshKeyPlace: HostingKind = {
  async read(where, { at }) {
    const found = await find(where, at.name)
    return found && { label: found.label ?? null }
  },
  async toRequests(where, target) {
    const { servername } = where
    const label = target.at.name ?? ''
    if (target.action === 'create') {
      return [
        toPlannedOperation(
          'createSshKey',
          { servername },
          { ...fieldsOf<{ public_key: string }>(target), label },
        ),
      ]
    }
    const { id = '' } = (await find(where, label)) ?? {}
    return [toPlannedOperation('deleteSshKey', { servername, key_id: id })]
  },
}

async function find({ read }: HostingWhere, name: string | undefined): Promise<SshKey | undefined> {
  return (await read.sshKeys()).find((key) => toName(key) === name)
}

function toName({ label, id }: SshKey): string {
  return label ?? `id ${id ?? ''}`
}
