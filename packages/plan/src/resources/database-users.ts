import type { DesiredDatabaseUser } from '../generated/desired.ts'
import { type Change, toChange } from '../changes/change.ts'
import { toOperation } from '../changes/operation.ts'
import { stages } from '../changes/stages.ts'
import { compareNamed } from './compare-named.ts'
import { type HostingContext, nothing, type ServerResource } from './hosting-context.ts'
import { toSuffix } from './full-names.ts'
import { toEnvReference } from './to-env-reference.ts'
import { readWordPressParts } from './wordpress-parts.ts'
import { changeAccount, requirePassword } from './account-change.ts'

/** The database users of a server, by suffix. */
export const databaseUsers: ServerResource = {
  async compare(context) {
    const { address, servername, read, wanted, rotate } = context
    if (wanted.database_users === undefined) return nothing
    const isPruned = wanted.prune?.includes('database_users') === true
    const parts = isPruned ? await readWordPressParts(context) : undefined
    return compareNamed({
      address: `${address}/database_users`,
      wanted: Object.entries(wanted.database_users).map(([name, value]) => ({ name, value })),
      found: (await read.databaseUsers()).map((value) => ({ name: toSuffix(value.db_user), value })),
      isPruned,
      managedBy: ({ db_user }) => (parts?.hasUser(db_user) === true ? 'WordPress' : null),
      create: (at, suffix, value) => toCreation(context, at, suffix, value),
      update: (at, _, value, { db_user, memo }) =>
        changeAccount(at, value, { memo }, ['memo'], rotate, (body) =>
          toOperation('updateDatabaseUser', { servername, db_user }, body),
        ),
      remove: (at, { db_user, memo }) =>
        toChange({
          ...at,
          action: 'delete',
          before: { memo },
          operations: [toOperation('deleteDatabaseUser', { servername, db_user })],
          stage: stages.shutSite,
        }),
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

function toCreation(
  { servername }: HostingContext,
  at: Pick<Change, 'address' | 'lane'>,
  suffix: string,
  { password, memo }: DesiredDatabaseUser,
): Change {
  const body = { name_suffix: suffix, ...requirePassword(password), ...(memo !== undefined && { memo }) }
  return toChange({
    ...at,
    action: 'create',
    after: { ...(password !== undefined && { password }), ...(memo !== undefined && { memo }) },
    operations: [toOperation('createDatabaseUser', { servername }, body)],
    obstacles:
      password === undefined ? ['It has no password: add one, such as password: { generate: 24 }.'] : [],
    stage: stages.site,
  })
}
