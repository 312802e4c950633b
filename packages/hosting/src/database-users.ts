import { type CallOptions, type Client, toInit } from '@hostwright/common'
import type {
  CreateDatabaseUserRequest,
  CreatedDatabaseUser,
  DatabaseName,
  DatabaseUser,
  DatabaseUserName,
  Message,
  UpdateDatabaseUserRequest,
} from '@hostwright/types'
import type { ServerPath } from './server-path.ts'

/** The database users of one server, each by its full name, and what they may use. */
export interface DatabaseUsersApi {
  /**
   * The users. Calls `GET /v1/server/{servername}/db/user` (scope: read).
   *
   * @see requirements, not there; path and bodies: public reference
   */
  list(options?: CallOptions): Promise<DatabaseUser[]>
  /**
   * Creates a user; its full name is in the answer. It may use nothing until `grant`.
   * Calls `POST /v1/server/{servername}/db/user` (scope: write).
   *
   * @throws {ApiError} `VALIDATION_ERROR`, `OPERATION_ERROR`
   * @see requirements, "Hosting: per-server management"; limits, `memo` and answer: public reference
   */
  create(body: CreateDatabaseUserRequest, options?: CallOptions): Promise<CreatedDatabaseUser>
  /**
   * Changes password or memo; what is left out stays. A new password locks out what uses the old.
   * Calls `PUT /v1/server/{servername}/db/user/{db_user}` (scope: write).
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown user, `VALIDATION_ERROR`
   * @see requirements, not there; path and bodies: public reference
   */
  update(user: DatabaseUserName, change: UpdateDatabaseUserRequest, options?: CallOptions): Promise<Message>
  /**
   * Deletes a user **for good**: programs that connect as this user stop working.
   * Calls `DELETE /v1/server/{servername}/db/user/{db_user}` (scope: write).
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown user
   * @see requirements, not there; path and bodies: public reference
   */
  delete(user: DatabaseUserName, options?: CallOptions): Promise<Message>
  /**
   * The names of the databases that a user may use.
   * Calls `GET /v1/server/{servername}/db/user/{db_user}/grant` (scope: read).
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown user
   * @see requirements, not there; path and bodies: public reference
   */
  grants(user: DatabaseUserName, options?: CallOptions): Promise<DatabaseName[]>
  /**
   * Gives a user access to a database. Calls `POST /v1/server/{servername}/db/user/{db_user}/grant` (scope: write).
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown user or database, `VALIDATION_ERROR`
   * @see requirements, "Hosting: per-server management"
   */
  grant(user: DatabaseUserName, database: DatabaseName, options?: CallOptions): Promise<Message>
  /**
   * Takes the access to a database from a user: **programs that use it stop working**. The data stays.
   * Calls `DELETE /v1/server/{servername}/db/user/{db_user}/grant` (scope: write).
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown user or database, `VALIDATION_ERROR`
   * @see requirements, not there; path and bodies: public reference
   */
  revoke(user: DatabaseUserName, database: DatabaseName, options?: CallOptions): Promise<Message>
}

export function createDatabaseUsers({ api }: Client, path: ServerPath): DatabaseUsersApi {
  const url = '/v1/server/{servername}/db/user'
  const userUrl = `${url}/{db_user}` as const
  const grantUrl = `${userUrl}/grant` as const
  const at = (user: DatabaseUserName): ServerPath & { db_user: string } => ({ ...path, db_user: user })
  return {
    async list(options) {
      const { data } = await api.GET(url, { params: { path }, ...toInit(options) })
      return data.users
    },
    async create(body, options) {
      const { data } = await api.POST(url, { params: { path }, body, ...toInit(options) })
      return data
    },
    async update(user, body, options) {
      const { data } = await api.PUT(userUrl, { params: { path: at(user) }, body, ...toInit(options) })
      return data
    },
    async delete(user, options) {
      const { data } = await api.DELETE(userUrl, { params: { path: at(user) }, ...toInit(options) })
      return data
    },
    async grants(user, options) {
      const { data } = await api.GET(grantUrl, { params: { path: at(user) }, ...toInit(options) })
      return data.databases
    },
    async grant(user, database, options) {
      const body = { db_name: database }
      const { data } = await api.POST(grantUrl, { params: { path: at(user) }, body, ...toInit(options) })
      return data
    },
    async revoke(user, database, options) {
      const body = { db_name: database }
      const { data } = await api.DELETE(grantUrl, { params: { path: at(user) }, body, ...toInit(options) })
      return data
    },
  }
}
