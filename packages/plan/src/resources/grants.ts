import type { ChangeDraft, Foreign, Section } from '../changes/change.ts'
import { toForeign } from '../changes/change.ts'
import { toPlannedOperation } from '../changes/planned-operation.ts'
import { stages } from '../changes/stages.ts'
import { toFullName, toSuffix } from './full-names.ts'
import { type HostingContext, nothing, type ServerResource } from './hosting-context.ts'
import type { HostingKind, HostingWhere } from './place-kind.ts'

/**
 * The access of database users to databases. It is read from the list of databases, which needs a single request for
 * all users.
 */
export const grants: ServerResource = {
  async compare(context) {
    const { read, wanted, address } = context
    const users = Object.entries(wanted.database_users ?? {}).filter(([, user]) => user.grants !== undefined)
    if (users.length === 0) return nothing
    const databases = await read.databases()
    const known = new Set([
      ...databases.map(({ db_name }) => toSuffix(db_name)),
      ...Object.keys(wanted.databases ?? {}),
    ])
    const changes: ChangeDraft[] = []
    const foreign: Foreign[] = []
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
        if (wanted.prune?.includes('grants') !== true) foreign.push(toForeign(draft.address))
        else changes.push({ ...draft, action: 'delete', stage: stages.shutAccount })
      }
    }
    return { changes, foreign, sections }
  },
  // `export` returns nothing, because grants are exported with the database users.
  export: async () => ({}),
}

export const grantPlace: HostingKind = {
  async read(where, { at }) {
    const { database, user } = await find(where, at)
    return database !== undefined && user !== undefined && database.granted_users.includes(user.db_user)
      ? true
      : undefined
  },
  async toRequests(where, target) {
    const { servername, serverId } = where
    const { owner = '', name = '' } = target.at
    const { database, user } = await find(where, target.at)
    const path = { servername, db_user: user?.db_user ?? toFullName(serverId, owner) }
    const body = { db_name: database?.db_name ?? toFullName(serverId, name) }
    return [toPlannedOperation(target.action === 'delete' ? 'revokeDatabase' : 'grantDatabase', path, body)]
  },
}

async function find(
  { read }: HostingWhere,
  { owner, name }: { owner?: string | undefined; name?: string | undefined },
) {
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
): Pick<ChangeDraft, 'address' | 'sequence' | 'at'> {
  return {
    address: `${address}/database_users/${owner}/grants/${name}`,
    sequence: `${address}/grants/${owner}`,
    at: { kind: 'grants', server, owner, name },
  }
}
