import type { Database } from '@hostwright/types'
import { toPlannedOperation } from '../changes/planned-operation.ts'
import { stages } from '../changes/stages.ts'
import { compareNamed } from './compare-named.ts'
import { toFullName, toSuffix } from './full-names.ts'
import { nothing, type ServerResource } from './hosting-context.ts'
import { pickDifferences } from './pick-differences.ts'
import { fieldsOf, type HostingKind, type HostingWhere } from './place-kind.ts'
import { readWordPressParts } from './wordpress-parts.ts'

/** The databases of a server, by suffix. The character set can be set only at creation, and lists do not show it. */
export const databases: ServerResource = {
  async compare(context) {
    const { address, server, read, wanted } = context
    if (wanted.databases === undefined) return nothing
    const isPruned = wanted.prune?.includes('databases') === true
    const parts = isPruned ? await readWordPressParts(context) : undefined
    return compareNamed({
      address: `${address}/databases`,
      at: { kind: 'databases', server },
      stage: stages.site,
      removalStage: stages.shutSite,
      wanted: Object.entries(wanted.databases).map(([name, value]) => ({ name, value })),
      found: (await read.databases()).map((value) => ({ name: toSuffix(value.db_name), value })),
      isPruned,
      createOnly: ['character_set'],
      managedBy: ({ db_name }) => (parts?.hasDatabase(db_name) === true ? 'WordPress' : null),
      create: (_, after) => ({ after }),
      update(_, value, { memo }) {
        const differences = pickDifferences(value, { memo }, ['memo'])
        return differences && { after: differences.after }
      },
    })
  },
  async export(context) {
    const parts = await readWordPressParts(context)
    const found = (await context.read.databases()).filter(({ db_name }) => !parts.hasDatabase(db_name))
    return { databases: Object.fromEntries(found.map(({ db_name, memo }) => [toSuffix(db_name), { memo }])) }
  },
}

export const databasePlace: HostingKind = {
  async read(where, { at, action }) {
    const found = await find(where, at.name)
    if (found === undefined || action !== 'delete') return found && { memo: found.memo }
    const grants = found.granted_users.map(
      (user) => `${where.address}/database_users/${toSuffix(user)}/grants/${at.name}`,
    )
    return { memo: found.memo, with: grants.toSorted() }
  },
  async toRequests(where, target) {
    const { servername, serverId } = where
    const name_suffix = target.at.name ?? ''
    if (target.action === 'create') {
      return [
        toPlannedOperation('createDatabase', { servername }, { name_suffix, ...fieldsOf<object>(target) }),
      ]
    }
    const db_name = (await find(where, name_suffix))?.db_name ?? toFullName(serverId, name_suffix)
    if (target.action === 'delete') return [toPlannedOperation('deleteDatabase', { servername, db_name })]
    return [toPlannedOperation('updateDatabase', { servername, db_name }, fieldsOf<{ memo: string }>(target))]
  },
}

async function find({ read }: HostingWhere, suffix: string | undefined): Promise<Database | undefined> {
  return (await read.databases()).find(({ db_name }) => toSuffix(db_name) === suffix)
}
