import type { Database } from '@hostwright/types'
import { readWordPressParts } from './wordpress-parts.ts'
import { toFullName, toSuffix } from '../names/resource-names.ts'
import { nothing } from '../resource/change.ts'
import { compareNamed } from '../resource/compare-named.ts'
import { erase, harmless, none, onceOnly } from '../resource/effects.ts'
import { byProperty, define, listKeys, nothingAlong, ofServer } from '../resource/facts.ts'
import { namesOf, pickDifferences } from '../resource/pick-differences.ts'
import { memoOf } from '../resource/place.ts'
import type { Value } from '../resource/kinds.ts'
import { toPlannedOperation } from '../resource/planned-operation.ts'
import { type Resource, written } from '../resource/resource.ts'
import type { HostingWhere } from '../resource/where.ts'
import { stages } from '../resource/stages.ts'
import { freely, ofNew, whereEmpty, type Unattended } from '../resource/unattended.ts'

const fields = { character_set: onceOnly, memo: harmless } as const

const unattended: Unattended<Value<'databases'>> = {
  operations: ['createDatabase', 'updateDatabase'],
  creation: freely,
  fields: { character_set: ofNew, memo: whereEmpty },
}

/** The databases of a server, by suffix. The character set can be set only at creation, and lists do not show it. */
export const databases: Resource<'databases'> = define((): Resource<'databases'> => ({
  ...ofServer,
  section: async ({ read }) => ({ path: 'databases', count: (await read.databases()).length }),
  ...byProperty,
  unattended,
  creation: none,
  fields,
  deletion: erase,
  initial: 'empty',
  prune: 'server',
  along: nothingAlong,
  listed: (server) => listKeys(server.databases, 'databases'),
  async compare(context) {
    const { address, server, read, wanted } = context
    if (wanted.databases === undefined) return nothing
    const isPruned = wanted.prune?.includes('databases') === true
    const parts = isPruned ? await readWordPressParts(context) : undefined
    return compareNamed({
      address: `${address}/databases`,
      at: { kind: 'databases', server },
      fields,
      stage: stages.site,
      removalStage: stages.shutSite,
      wanted: Object.entries(wanted.databases).map(([name, value]) => ({ name, value })),
      found: (await read.databases()).map((value) => ({ name: toSuffix(value.db_name), value })),
      isPruned,
      managedBy: ({ db_name }) => parts && (parts.hasDatabase(db_name) ? 'WordPress' : null),
      create: (_, after) => ({ after }),
      update(_, value, { memo }) {
        const differences = pickDifferences(value, { memo }, namesOf(fields, 'compared'))
        return differences && { after: differences.after }
      },
    })
  },
  async export(context) {
    const parts = await readWordPressParts(context)
    const found = (await context.read.databases()).filter(({ db_name }) => !parts.hasDatabase(db_name))
    return { databases: Object.fromEntries(found.map(({ db_name, memo }) => [toSuffix(db_name), { memo }])) }
  },
  async read(where, { at, action }) {
    const found = await find(where, at.name)
    if (found === undefined || action !== 'delete') return found && { memo: found.memo }
    const grants = found.granted_users.map(
      (user) => `${where.address}/database_users/${toSuffix(user)}/grants/${at.name}`,
    )
    return { memo: found.memo, with: grants.toSorted() }
  },
  async requests(where, target) {
    const { servername, serverId } = where
    const name_suffix = target.at.name
    if (target.action === 'create') {
      const body = { name_suffix, ...written(target) }
      return [toPlannedOperation('createDatabase', { servername }, body)]
    }
    const db_name = (await find(where, name_suffix))?.db_name ?? toFullName(serverId, name_suffix)
    if (target.action === 'delete') return [toPlannedOperation('deleteDatabase', { servername, db_name })]
    return [toPlannedOperation('updateDatabase', { servername, db_name }, memoOf(target.after))]
  },
}))

async function find({ read }: HostingWhere, suffix: string): Promise<Database | undefined> {
  return (await read.databases()).find(({ db_name }) => toSuffix(db_name) === suffix)
}
