import type { DatabaseUser } from '@hostwright/types'
import { toPlannedOperation } from '../changes/planned-operation.ts'
import { stages } from '../changes/stages.ts'
import { changeAccount, createAccount } from './account-change.ts'
import { compareNamed } from './compare-named.ts'
import { toFullName, toSuffix } from './full-names.ts'
import { nothing, type ServerResource } from './hosting-context.ts'
import { fieldsOf, type HostingKind, type HostingWhere } from './place-kind.ts'
import type { SecretReference } from '../generated/desired.ts'
import { toEnvReference } from './to-env-reference.ts'
import { readWordPressParts } from './wordpress-parts.ts'

/** The database users of a server, by suffix. */
export const databaseUsers: ServerResource = {
  async compare(context) {
    const { address, server, read, wanted, rotate } = context
    if (wanted.database_users === undefined) return nothing
    const isPruned = wanted.prune?.includes('database_users') === true
    const parts = isPruned ? await readWordPressParts(context) : undefined
    const section = `${address}/database_users`
    return compareNamed({
      address: section,
      at: { kind: 'database_users', server },
      stage: stages.site,
      removalStage: stages.shutSite,
      wanted: Object.entries(wanted.database_users).map(([name, value]) => ({ name, value })),
      found: (await read.databaseUsers()).map((value) => ({ name: toSuffix(value.db_user), value })),
      isPruned,
      createOnly: ['password'],
      managedBy: ({ db_user }) => (parts?.hasUser(db_user) === true ? 'WordPress' : null),
      create: (_, { password, memo }) =>
        createAccount({ ...(password && { password }), ...(memo !== undefined && { memo }) }),
      update: (name, value, { memo }) =>
        changeAccount(value, { memo }, ['memo'], rotate.has(`${section}/${name}`)),
    })
  },
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
}

export const databaseUserPlace: HostingKind = {
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
  async toRequests(where, target) {
    const { servername, serverId } = where
    const name_suffix = target.at.name ?? ''
    if (target.action === 'create') {
      const body = fieldsOf<{ password: SecretReference }>(target)
      return [toPlannedOperation('createDatabaseUser', { servername }, { name_suffix, ...body })]
    }
    const db_user = (await find(where, name_suffix))?.db_user ?? toFullName(serverId, name_suffix)
    if (target.action === 'delete') return [toPlannedOperation('deleteDatabaseUser', { servername, db_user })]
    return [toPlannedOperation('updateDatabaseUser', { servername, db_user }, fieldsOf(target))]
  },
}

async function find({ read }: HostingWhere, suffix: string | undefined): Promise<DatabaseUser | undefined> {
  return (await read.databaseUsers()).find(({ db_user }) => toSuffix(db_user) === suffix)
}
