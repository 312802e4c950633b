import { toFullName, toSuffix } from '../names/resource-names.ts'
import {
  type ChangeDraft,
  type Comparison,
  type Unmanaged,
  nothing,
  type Section,
  toUnmanaged,
} from '../resource/change.ts'
import { none, say } from '../resource/effects.ts'
import { byProperty, define, nothingAlong, ofServer } from '../resource/facts.ts'
import { toPlannedOperation } from '../resource/planned-operation.ts'
import type { Draft, HostingContext, Resource, Target } from '../resource/resource.ts'
import { type HostingWhere, isHosting } from '../resource/where.ts'
import { stages } from '../resource/stages.ts'
import { type Asked, ofNew } from '../resource/unattended.ts'

/**
 * The access of database users to databases. It is read from the list of databases, which needs a single request for
 * all users.
 */
export const grants: Resource<'grants'> = define((): Resource<'grants'> => ({
  ...ofServer,
  async section({ read }, { at }) {
    const granted = (await read.databases()).filter(({ granted_users }) =>
      granted_users.some((user) => toSuffix(user) === at.owner),
    )
    return { path: `database_users/${at.owner}/grants`, count: granted.length }
  },
  below: ({ at }) => `database_users/${at.owner}/grants/${at.name}`,
  ...byProperty,
  unattended: {
    operations: ['grantDatabase'],
    creation: {
      says: 'between a database and a user that this plan creates',
      onUpdate: false,
      allows: areBothNew,
    },
    fields: ofNew,
  },
  creation: none,
  fields: none,
  deletion: ({ at }) => say('interrupts', `grant of ${at.name.split('/').at(-1)}`),
  initial: 'empty',
  prune: 'server',
  along: nothingAlong,
  parents: ({ at }) => [
    { kind: 'database_users', name: at.owner },
    { kind: 'databases', name: at.name },
  ],
  within: 'every',
  listed: ({ database_users = {} }) =>
    Object.entries(database_users).flatMap(([user, { grants: given = [] }]) =>
      given.map((grant, index) => ({
        address: `database_users/${user}/grants/${grant}`,
        path: ['database_users', user, 'grants', index],
      })),
    ),
  compare,
  // `export` returns nothing, because grants are exported with the database users.
  export: async () => ({}),
  async read(where, { at }) {
    const { database, user } = await find(where, at)
    return database !== undefined && user !== undefined && database.granted_users.includes(user.db_user)
      ? true
      : undefined
  },
  async requests(where, target) {
    const { servername, serverId } = where
    const { owner, name } = target.at
    const { database, user } = await find(where, target.at)
    const path = { servername, db_user: user?.db_user ?? toFullName(serverId, owner) }
    const body = { db_name: database?.db_name ?? toFullName(serverId, name) }
    return [toPlannedOperation(target.action === 'delete' ? 'revokeDatabase' : 'grantDatabase', path, body)]
  },
}))

async function compare(context: HostingContext): Promise<Comparison> {
  const { read, wanted, address } = context
  const users = Object.entries(wanted.database_users ?? {}).filter(([, user]) => user.grants !== undefined)
  if (users.length === 0) return nothing
  const databases = await read.databases()
  const known = new Set([
    ...databases.map(({ db_name }) => toSuffix(db_name)),
    ...Object.keys(wanted.databases ?? {}),
  ])
  const changes: ChangeDraft[] = []
  const unmanaged: Unmanaged[] = []
  const sections: Section[] = []
  for (const [user, { grants: given = [] }] of users) {
    const there = new Set(
      databases
        .filter(({ granted_users }) => granted_users.some((one) => toSuffix(one) === user))
        .map(({ db_name }) => toSuffix(db_name)),
    )
    const section = `${address}/database_users/${user}/grants`
    sections.push({ address: section, items: [...there].map((name) => `${section}/${name}`) })
    for (const name of given) {
      if (there.delete(name)) continue
      const obstacles = known.has(name) ? [] : [`There is no database ${name}: add it to databases.`]
      changes.push({
        ...toDraft(context, user, name),
        action: 'create',
        after: true,
        obstacles,
        stage: stages.setting,
      })
    }
    for (const name of there) {
      const draft = toDraft(context, user, name)
      if (wanted.prune?.includes('grants') !== true) unmanaged.push(toUnmanaged(draft.address, null))
      else changes.push({ ...draft, action: 'delete', stage: stages.shutAccount })
    }
  }
  return { changes, unmanaged, sections }
}

async function find({ read }: HostingWhere, { owner, name }: Target<'grants'>['at']) {
  const [databases, users] = await Promise.all([read.databases(), read.databaseUsers()])
  return {
    database: databases.find(({ db_name }) => toSuffix(db_name) === name),
    user: users.find(({ db_user }) => toSuffix(db_user) === owner),
  }
}

function toDraft(
  { address, server }: HostingContext,
  owner: string,
  name: string,
): Pick<Draft<'grants'>, 'address' | 'sequence' | 'at'> {
  return {
    address: `${address}/database_users/${owner}/grants/${name}`,
    sequence: `${address}/grants/${owner}`,
    at: { kind: 'grants', server, owner, name },
  }
}

/** Whether the plan creates the database and the user of a grant, and nobody else has created one of them meanwhile. */
async function areBothNew({ where, plan, isSent, at: { name, owner } }: Asked): Promise<boolean> {
  if (!isHosting(where)) return false
  const [databases, users] = await Promise.all([where.read.databases(), where.read.databaseUsers()])
  const parents = [
    ['databases', name, databases.some(({ db_name }) => toSuffix(db_name) === name)],
    ['database_users', owner, users.some(({ db_user }) => toSuffix(db_user) === owner)],
  ] as const
  for (const [kind, wanted, isThere] of parents) {
    const address = `${where.address}/${kind}/${wanted}`
    const isCreated = plan.some((one) => one.address === address && one.action === 'create')
    if (!isCreated || (isThere && !(await isSent(address)))) return false
  }
  return true
}
