import type { SshKey } from '@hostwright/types'
import type { DesiredSshKey } from '../generated/desired.ts'
import { type ChangeDraft, nothing } from '../resource/change.ts'
import { compareNamed } from '../resource/compare-named.ts'
import { type Field, onceOnly, say } from '../resource/effects.ts'
import { byProperty, define, listKeys, nothingAlong, ofServer } from '../resource/facts.ts'
import { fieldOf, toWords } from '../resource/place.ts'
import { toPlannedOperation } from '../resource/planned-operation.ts'
import { type Draft, type HostingContext, type Resource, valueOf } from '../resource/resource.ts'
import type { HostingWhere } from '../resource/where.ts'
import { stages } from '../resource/stages.ts'
import { byPerson } from '../resource/unattended.ts'

/**
 * The label, which only a rename changes. The API shows no keys, so nothing proves that the key of the new label is the
 * former one: a rename can let somebody else in.
 */
const label: Field<'sent-along'> = {
  is: 'sent-along',
  change: (before, after) => [
    ...say('interrupts', `SSH key ${toWords(before)}`),
    ...say('exposes', `SSH key ${toWords(after)}`),
  ],
}
const fields = /* @__PURE__ */ define(() => ({ label, public_key: onceOnly }) as const)

/**
 * The SSH keys of a server, by label. The API does not show the keys, so keys with the same label count as equal. It
 * rejects a key that is registered under another label, so a rename deletes the key and registers it again.
 */
export const sshKeys: Resource<'ssh_keys'> = define((): Resource<'ssh_keys'> => ({
  ...ofServer,
  section: async ({ read }) => ({ path: 'ssh_keys', count: (await read.sshKeys()).length }),
  ...byProperty,
  compared: 'whole',
  unattended: byPerson,
  creation: ({ at }) => say('exposes', `SSH key ${at.name}`),
  wantsAddress: true,
  fields,
  deletion: ({ at }) => say('interrupts', `SSH key ${at.name.split('/').at(-1)}`),
  initial: 'empty',
  prune: 'server',
  along: nothingAlong,
  listed: ({ ssh_keys }) => listKeys(ssh_keys, 'ssh_keys'),
  // A key is deleted only after the new keys were registered: the API rejects one that is still there.
  opens: ({ action }) => (action === 'delete' ? [] : ['key ssh']),
  awaits: ({ action }) => (action === 'delete' ? ['key ssh'] : []),
  compare,
  // Exports nothing, because the API does not show the public keys.
  export: async () => ({}),
  async read(where, { at }) {
    const found = (await find(where, at.name)) ?? (at.from && (await find(where, at.from)))
    return found && { label: found.label ?? null }
  },
  sentName({ after }) {
    const sent = fieldOf(after, 'label')
    return sent === undefined ? undefined : toWords(sent)
  },
  async requests(where, { action, at, after }, now) {
    const { servername } = where
    const { public_key } = valueOf('ssh_keys', after)
    const creation = toPlannedOperation('createSshKey', { servername }, { public_key, label: at.name })
    if (action === 'create' || now === null) return [creation]
    const { id = '' } = (await find(where, at.from ?? at.name)) ?? {}
    const deletion = toPlannedOperation('deleteSshKey', { servername, key_id: id })
    return action === 'delete' ? [deletion] : [deletion, creation]
  },
  isStep: (now, { action }) => action === 'update' && now === null,
  putBack({ at: { server, from }, after }, now) {
    if (now !== null || from === undefined || server === null) return []
    const { public_key } = valueOf('ssh_keys', after)
    return [toPlannedOperation('createSshKey', { servername: server }, { public_key, label: from })]
  },
}))

async function compare(context: HostingContext): ReturnType<Resource<'ssh_keys'>['compare']> {
  const { address: base, server, read, wanted } = context
  if (wanted.ssh_keys === undefined) return nothing
  const address = `${base}/ssh_keys`
  const found = (await read.sshKeys()).map((value) => ({ name: toName(value), value }))
  const labels = new Set(found.map(({ name }) => name))
  const all = Object.entries(wanted.ssh_keys).map(([name, value]) => ({ name, value }))
  const renamed = all.filter(
    ({ name, value: { was } }) => !labels.has(name) && was !== undefined && labels.has(was),
  )
  const former = new Set(renamed.map(({ value }) => value.was))
  const others = found.map(({ name }) => name).filter((name) => !wanted.ssh_keys?.[name] && !former.has(name))
  const rest = compareNamed({
    address,
    at: { kind: 'ssh_keys', server },
    fields,
    stage: stages.site,
    removalStage: stages.shutSite,
    wanted: all.filter((one) => !renamed.includes(one)),
    found: found.filter(({ name }) => !former.has(name)),
    isPruned: wanted.prune?.includes('ssh_keys') === true,
    create: (_, { public_key }) => ({ after: { public_key }, notes: noteOthers(others) }),
    update: () => undefined,
    remove: ({ id }) => ({ obstacles: listIdObstacles(id) }),
  })
  const renames = renamed.map(({ name, value }) => {
    const id = found.find((one) => one.name === value.was)?.value.id
    return { ...toRename(address, server, name, value), obstacles: listIdObstacles(id) }
  })
  const sections = [{ address, items: found.map(({ name }) => `${address}/${name}`) }]
  return { ...rest, changes: [...rest.changes, ...renames], sections }
}

function toRename(
  base: string,
  server: string | null,
  name: string,
  { public_key, was = '' }: DesiredSshKey,
): Draft<'ssh_keys'> {
  const address = `${base}/${name}`
  return {
    address,
    sequence: address,
    at: { kind: 'ssh_keys', server, name, from: was },
    action: 'update',
    after: { label: name, public_key },
    replaces: { address: `${base}/${was}`, canStay: false },
    stage: stages.site,
  }
}

function noteOthers(labels: readonly string[]): NonNullable<ChangeDraft['notes']> {
  if (labels.length === 0) return []
  const list = labels.slice(0, 3).join(', ') + (labels.length > 3 ? ' …' : '')
  return [
    `The API shows no keys, and rejects one that it has under another label: if this is the key of ${list}, give was.`,
  ]
}

function listIdObstacles(id: string | undefined): string[] {
  return id === undefined ? ['The API does not tell its id.'] : []
}

async function find({ read }: HostingWhere, name: string): Promise<SshKey | undefined> {
  return (await read.sshKeys()).find((key) => toName(key) === name)
}

function toName({ label: given, id }: SshKey): string {
  return given ?? `id ${id ?? ''}`
}
