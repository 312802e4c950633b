import type { DatabaseUser } from '@hostwright/types'
import { readWordPressParts } from './wordpress-parts.ts'
import { toFullName, toSuffix } from '../names/resource-names.ts'
import { changeAccount, createAccount, toEnvReference } from '../resource/account-change.ts'
import { type Comparison, nothing } from '../resource/change.ts'
import { compareNamed } from '../resource/compare-named.ts'
import { erase, harmless, login, none } from '../resource/effects.ts'
import { byProperty, define, listKeys, nothingAlong, ofServer } from '../resource/facts.ts'
import { namesOf } from '../resource/pick-differences.ts'
import { toPlannedOperation } from '../resource/planned-operation.ts'
import { type HostingContext, type Resource, written } from '../resource/resource.ts'
import type { HostingWhere } from '../resource/where.ts'
import { stages } from '../resource/stages.ts'
import { freely, madeHere, whereEmpty } from '../resource/unattended.ts'

const fields = { password: login, memo: harmless } as const

/** The database users of a server, by suffix. */
export const databaseUsers: Resource<'database_users'> = define((): Resource<'database_users'> => ({
  ...ofServer,
  section: async ({ read }) => ({ path: 'database_users', count: (await read.databaseUsers()).length }),
  ...byProperty,
  unattended: {
    operations: ['createDatabaseUser', 'updateDatabaseUser'],
    creation: freely,
    fields: { password: madeHere, memo: whereEmpty },
  },
  creation: none,
  fields,
  deletion: erase,
  initial: 'empty',
  prune: 'server',
  along: nothingAlong,
  listed: (server) => listKeys(server.database_users, 'database_users'),
  compare,
  async export(context) {
    const { address, read } = context
    const parts = await readWordPressParts(context)
    const found = (await read.databaseUsers()).filter(({ db_user }) => !parts.hasUser(db_user))
    const databases = await read.databases()
    return {
      database_users: Object.fromEntries(
        found.map(({ db_user, memo }) => {
          const suffix = toSuffix(db_user)
          const grants = databases
            .filter(({ granted_users }) => granted_users.includes(db_user))
            .map(({ db_name }) => toSuffix(db_name))
          const password = toEnvReference(`${address}/database_users/${suffix}`)
          return [suffix, { password, memo, grants }]
        }),
      ),
    }
  },
  async read(where, { at, action }) {
    const found = await find(where, at.name)
    if (found === undefined || action !== 'delete') return found && { memo: found.memo }
    const databases = await where.read.databases()
    const granted = databases.filter(({ granted_users }) => granted_users.includes(found.db_user))
    const grants = granted.map(
      ({ db_name }) => `${where.address}/database_users/${at.name}/grants/${toSuffix(db_name)}`,
    )
    return { memo: found.memo, with: grants.toSorted() }
  },
  async requests(where, target) {
    const { servername, serverId } = where
    const name_suffix = target.at.name
    if (target.action === 'create') {
      const body = { name_suffix, ...written(target) }
      return [toPlannedOperation('createDatabaseUser', { servername }, body)]
    }
    const db_user = (await find(where, name_suffix))?.db_user ?? toFullName(serverId, name_suffix)
    if (target.action === 'delete') return [toPlannedOperation('deleteDatabaseUser', { servername, db_user })]
    return [toPlannedOperation('updateDatabaseUser', { servername, db_user }, written(target))]
  },
}))

async function compare(context: HostingContext): Promise<Comparison> {
  const { address, server, read, wanted, rotate } = context
  if (wanted.database_users === undefined) return nothing
  const isPruned = wanted.prune?.includes('database_users') === true
  const parts = isPruned ? await readWordPressParts(context) : undefined
  const section = `${address}/database_users`
  return compareNamed({
    address: section,
    at: { kind: 'database_users', server },
    fields,
    stage: stages.site,
    removalStage: stages.shutSite,
    wanted: Object.entries(wanted.database_users).map(([name, value]) => ({ name, value })),
    found: (await read.databaseUsers()).map((value) => ({ name: toSuffix(value.db_user), value })),
    isPruned,
    managedBy: ({ db_user }) => parts && (parts.hasUser(db_user) ? 'WordPress' : null),
    create: (_, { password, memo }) =>
      createAccount({ ...(password && { password }), ...(memo !== undefined && { memo }) }),
    update: (name, value, { memo }) =>
      changeAccount(value, { memo }, namesOf(fields, 'compared'), rotate.has(`${section}/${name}`)),
  })
}

async function find({ read }: HostingWhere, suffix: string): Promise<DatabaseUser | undefined> {
  return (await read.databaseUsers()).find(({ db_user }) => toSuffix(db_user) === suffix)
}
