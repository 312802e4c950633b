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
import { type Ensured, ensure, hasSuffix, pickChanges } from './ensure.ts'
import type { ServerPath } from './server-path.ts'

/** The database users of one server, each by its full name, and what they may use. */
export interface DatabaseUsersApi {
  /**
   * The users. Calls `GET /v1/server/{servername}/db/user` (scope: read).
   *
   * Known from public reference material, not from the documentation of the service.
   */
  list(options?: CallOptions): Promise<DatabaseUser[]>
  /**
   * Creates a user; its full name is in the response. It may use nothing until `grant`.
   * Calls `POST /v1/server/{servername}/db/user` (scope: write).
   *
   * Limits, `memo` and the response are known from public reference material.
   *
   * @throws {ApiError} `VALIDATION_ERROR`, `OPERATION_ERROR`
   */
  create(body: CreateDatabaseUserRequest, options?: CallOptions): Promise<CreatedDatabaseUser>
  /**
   * Creates the user unless one with this suffix is there, and sets its memo where one is given and differs. **The
   * password counts for a new user only**: nobody can read the one of a user that is there, so it is neither compared
   * nor set; `update` sets it. Deletes nothing. Calls `GET /v1/server/{servername}/db/user`, and, where something
   * is missing or differs, `POST /v1/server/{servername}/db/user` or `PUT /v1/server/{servername}/db/user/{db_user}`
   * (scope: write).
   *
   * @throws {ApiError} as `create` and `update`; none for a user that somebody has created meanwhile
   */
  ensure(
    body: CreateDatabaseUserRequest,
    options?: CallOptions,
  ): Promise<Ensured<Pick<CreatedDatabaseUser, 'db_user'>>>
  /**
   * Changes password or memo; what is left out stays. A new password locks out what uses the old.
   * Calls `PUT /v1/server/{servername}/db/user/{db_user}` (scope: write).
   *
   * Known from public reference material, not from the documentation of the service.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown user, `VALIDATION_ERROR`
   */
  update(user: DatabaseUserName, change: UpdateDatabaseUserRequest, options?: CallOptions): Promise<Message>
  /**
   * Deletes a user **for good**: programs that connect as this user stop working.
   * Calls `DELETE /v1/server/{servername}/db/user/{db_user}` (scope: write).
   *
   * Known from public reference material, not from the documentation of the service.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown user
   */
  delete(user: DatabaseUserName, options?: CallOptions): Promise<Message>
  /**
   * The names of the databases that a user may use.
   * Calls `GET /v1/server/{servername}/db/user/{db_user}/grant` (scope: read).
   *
   * Known from public reference material, not from the documentation of the service.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown user
   */
  grants(user: DatabaseUserName, options?: CallOptions): Promise<DatabaseName[]>
  /**
   * Gives a user access to a database. Calls `POST /v1/server/{servername}/db/user/{db_user}/grant` (scope: write).
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown user or database, `VALIDATION_ERROR`
   */
  grant(user: DatabaseUserName, database: DatabaseName, options?: CallOptions): Promise<Message>
  /**
   * Gives a user access to a database unless it has it. Takes no access away.
   * Calls `GET /v1/server/{servername}/db/user/{db_user}/grant`, and, where the access is missing,
   * `POST /v1/server/{servername}/db/user/{db_user}/grant` (scope: write).
   *
   * @throws {ApiError} as `grants` and `grant`; none for an access that somebody has given meanwhile
   */
  ensureGrant(
    user: DatabaseUserName,
    database: DatabaseName,
    options?: CallOptions,
  ): Promise<Ensured<DatabaseGrant>>
  /**
   * Takes the access to a database from a user: **programs that use it stop working**. The data stays.
   * Calls `DELETE /v1/server/{servername}/db/user/{db_user}/grant` (scope: write).
   *
   * Known from public reference material, not from the documentation of the service.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown user or database, `VALIDATION_ERROR`
   */
  revoke(user: DatabaseUserName, database: DatabaseName, options?: CallOptions): Promise<Message>
}

/** That a user may use a database. */
export interface DatabaseGrant {
  /** Full name of the user. */
  readonly db_user: DatabaseUserName
  /** Full name of the database. */
  readonly db_name: DatabaseName
}

export function createDatabaseUsers({ api }: Client, path: ServerPath): DatabaseUsersApi {
  const url = '/v1/server/{servername}/db/user'
  const userUrl = `${url}/{db_user}` as const
  const grantUrl = `${userUrl}/grant` as const
  const at = (user: DatabaseUserName): ServerPath & { db_user: string } => ({ ...path, db_user: user })
  const users: DatabaseUsersApi = {
    async list(options) {
      const { data } = await api.GET(url, { params: { path }, ...toInit(options) })
      return data.users
    },
    async create(body, options) {
      const { data } = await api.POST(url, { params: { path }, body, ...toInit(options) })
      return data
    },
    ensure: (body, options) => ensureUser(users, body, options),
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
    ensureGrant: (user, database, options) => ensureGrant(users, user, database, options),
    async revoke(user, database, options) {
      const body = { db_name: database }
      const { data } = await api.DELETE(grantUrl, { params: { path: at(user) }, body, ...toInit(options) })
      return data
    },
  }
  return users
}

function ensureUser(
  users: DatabaseUsersApi,
  body: CreateDatabaseUserRequest,
  options?: CallOptions,
): Promise<Ensured<Pick<CreatedDatabaseUser, 'db_user'>>> {
  return ensure(
    async () => {
      const list = await users.list(options)
      const found = list.find(({ db_user }) => hasSuffix(db_user, body.name_suffix))
      if (found === undefined) return undefined
      const { db_user } = found
      const change = pickChanges(body, found, ['memo'])
      return { identity: { db_user }, change: change && (() => users.update(db_user, change, options)) }
    },
    async () => {
      const { db_user } = await users.create(body, options)
      return { db_user }
    },
  )
}

function ensureGrant(
  users: DatabaseUsersApi,
  db_user: DatabaseUserName,
  db_name: DatabaseName,
  options?: CallOptions,
): Promise<Ensured<DatabaseGrant>> {
  const identity = { db_user, db_name }
  return ensure(
    async () => {
      const databases = await users.grants(db_user, options)
      return databases.includes(db_name) ? { identity, change: undefined } : undefined
    },
    async () => {
      await users.grant(db_user, db_name, options)
      return identity
    },
  )
}
