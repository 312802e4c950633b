import { type Change, type Foreign, toChange, toForeign } from '../changes/change.ts'
import { toOperation } from '../changes/operation.ts'
import { stages } from '../changes/stages.ts'
import { nothing, type ServerResource } from './hosting-context.ts'
import { toFullName, toSuffix } from './full-names.ts'

/** Which databases a user may use. The list of databases has it, so it takes no read for each user. */
export const grants: ServerResource = {
  async compare({ address, servername, serverId, read, wanted }) {
    const users = Object.entries(wanted.database_users ?? {}).filter(([, user]) => user.grants !== undefined)
    if (users.length === 0) return nothing
    const databases = await read.databases()
    const changes: Change[] = []
    const foreign: Foreign[] = []
    for (const [user, { grants: given = [] }] of users) {
      const db_user = (await read.databaseUsers()).find((one) => toSuffix(one.db_user) === user)?.db_user
      const there = new Map(
        databases
          .filter(({ granted_users }) => db_user !== undefined && granted_users.includes(db_user))
          .map(({ db_name }) => [toSuffix(db_name), db_name]),
      )
      for (const suffix of given) {
        if (there.delete(suffix)) continue
        const db_name = databases.find((one) => toSuffix(one.db_name) === suffix)?.db_name
        const isKnown = db_name !== undefined || Object.hasOwn(wanted.databases ?? {}, suffix)
        const path = { servername, db_user: db_user ?? toFullName(serverId, user) }
        const body = { db_name: db_name ?? toFullName(serverId, suffix) }
        changes.push(
          toChange({
            ...place(address, user, suffix),
            action: 'create',
            after: true,
            operations: [toOperation('grantDatabase', path, body)],
            obstacles: isKnown ? [] : [`There is no database ${suffix}: add it to databases.`],
            stage: stages.setting,
          }),
        )
      }
      for (const [suffix, db_name] of there) {
        if (wanted.prune?.includes('grants') !== true) {
          foreign.push(toForeign(place(address, user, suffix).address))
          continue
        }
        const operation = toOperation('revokeDatabase', { servername, db_user: db_user! }, { db_name })
        const at = place(address, user, suffix)
        changes.push(
          toChange({
            ...at,
            action: 'delete',
            before: true,
            operations: [operation],
            stage: stages.shutAccount,
          }),
        )
      }
    }
    return { changes, foreign }
  },
  // They are exported with the users.
  export: async () => ({}),
}

function place(address: string, user: string, database: string): { address: string; lane: string } {
  return {
    address: `${address}/database_users/${user}/grants/${database}`,
    lane: `${address}/grants/${user}`,
  }
}
