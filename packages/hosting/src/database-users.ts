import { type CallOptions, toInit } from '@hostwright/common'
import type { ClientPorts } from '@hostwright/common/ports'
import type {
  CreateDatabaseUserRequest,
  CreatedDatabaseUser,
  DatabaseName,
  DatabaseUser,
  DatabaseUserName,
  Message,
  UpdateDatabaseUserRequest,
} from '@hostwright/types'
import { type EnsuredResource, ensure, hasSuffix, pickChanges } from './ensure.ts'
import type { ServerPath } from './server-path.ts'

/** The database users of one server, by their full names, and the databases that they have access to. */
export interface DatabaseUsersApi {
  /**
   * Lists the users. Calls `GET /v1/server/{servername}/db/user` (scope: read).
   *
   * Known from public reference material, not from the documentation of the service.
   */
  list(options?: CallOptions): Promise<DatabaseUser[]>
  /**
   * Creates a user; its full name is in the response. It has access to no database until `grant`. Calls `POST
   * /v1/server/{servername}/db/user` (scope: write).
   *
   * Limits, `memo` and the response are known from public reference material.
   *
   * @throws {ApiError} `VALIDATION_ERROR`, `OPERATION_ERROR`
   */
  create(body: CreateDatabaseUserRequest, options?: CallOptions): Promise<CreatedDatabaseUser>
  /**
   * Creates the user if there is none with this suffix, and sets its memo if one is given and differs. **The password
   * applies to a new user only**: the password of an existing user cannot be read, so it is neither compared nor set;
   * use `update` for that. Deletes nothing. Calls `GET /v1/server/{servername}/db/user`, and, if something is missing
   * or differs, `POST /v1/server/{servername}/db/user` or `PUT /v1/server/{servername}/db/user/{db_user}` (scope:
   * write).
   *
   * @throws {ApiError} the errors of `list`, `create` and `update`, unless another program has created the user
   *   meanwhile
   */
  ensure(
    body: CreateDatabaseUserRequest,
    options?: CallOptions,
  ): Promise<EnsuredResource<Pick<CreatedDatabaseUser, 'db_user'>>>
  /**
   * Changes password or memo; properties that are not sent keep their value. Programs that use the old
   * password are locked out. Calls `PUT /v1/server/{servername}/db/user/{db_user}` (scope: write).
   *
   * Known from public reference material, not from the documentation of the service.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown user, `VALIDATION_ERROR`
   */
  update(user: DatabaseUserName, change: UpdateDatabaseUserRequest, options?: CallOptions): Promise<Message>
  /**
   * Deletes a user **permanently**: programs that connect as this user stop working. Calls `DELETE
   * /v1/server/{servername}/db/user/{db_user}` (scope: write).
   *
   * Known from public reference material, not from the documentation of the service.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown user
   */
  delete(user: DatabaseUserName, options?: CallOptions): Promise<Message>
  /**
   * Lists the names of the databases to which a user has access. Calls `GET
   * /v1/server/{servername}/db/user/{db_user}/grant` (scope: read).
   *
   * Known from public reference material, not from the documentation of the service.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown user
   */
  grants(user: DatabaseUserName, options?: CallOptions): Promise<DatabaseName[]>
  /**
   * Gives a user access to a database. Calls `POST /v1/server/{servername}/db/user/{db_user}/grant` (scope: write).
   *
   * The response is known from public reference material.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown user or database, `VALIDATION_ERROR`
   */
  grant(user: DatabaseUserName, database: DatabaseName, options?: CallOptions): Promise<Message>
  /**
   * Gives a user access to a database if it has none. Removes no access. Calls `GET
   * /v1/server/{servername}/db/user/{db_user}/grant`, and, if the access is missing, `POST
   * /v1/server/{servername}/db/user/{db_user}/grant` (scope: write).
   *
   * @throws {ApiError} as `grants` and `grant`; not if another program has given the access meanwhile
   */
  ensureGrant(
    user: DatabaseUserName,
    database: DatabaseName,
    options?: CallOptions,
  ): Promise<EnsuredResource<DatabaseGrant>>
  /**
   * Removes a user's access to a database: **programs that use it stop working**. The data is kept. Calls
   * `DELETE /v1/server/{servername}/db/user/{db_user}/grant` (scope: write).
   *
   * Known from public reference material, not from the documentation of the service.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown user or database, `VALIDATION_ERROR`
   */
  revoke(user: DatabaseUserName, database: DatabaseName, options?: CallOptions): Promise<Message>
}

/** Access of a user to a database. */
export interface DatabaseGrant {
  /** Full name of the user. */
  readonly db_user: DatabaseUserName
  /** Full name of the database. */
  readonly db_name: DatabaseName
}

export function createDatabaseUsers({ api }: ClientPorts, path: ServerPath): DatabaseUsersApi {
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

async function ensureUser(
  users: DatabaseUsersApi,
  body: CreateDatabaseUserRequest,
  options?: CallOptions,
): Promise<EnsuredResource<Pick<CreatedDatabaseUser, 'db_user'>>> {
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

async function ensureGrant(
  users: DatabaseUsersApi,
  db_user: DatabaseUserName,
  db_name: DatabaseName,
  options?: CallOptions,
): Promise<EnsuredResource<DatabaseGrant>> {
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
