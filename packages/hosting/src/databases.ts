import { type CallOptions, toInit } from '@hostwright/common'
import type { ClientPorts } from '@hostwright/common/ports'
import type {
  CreateDatabaseRequest,
  CreatedDatabase,
  Database,
  DatabaseName,
  Message,
  UpdateDatabaseRequest,
} from '@hostwright/types'
import { type EnsuredResource, ensure, hasSuffix, pickChanges } from './ensure.ts'
import type { ServerPath } from './server-path.ts'

/** The databases of one server, by their full names, which consist of the server id, an underscore and a suffix. */
export interface DatabasesApi {
  /**
   * Lists the databases with their size in megabytes and the users that have access. Calls `GET
   * /v1/server/{servername}/db` (scope: read).
   *
   * Known from public reference material, not from the documentation of the service.
   */
  list(options?: CallOptions): Promise<Database[]>
  /**
   * Creates an empty database. `databaseUsers.grant` gives a user access to it.
   * Calls `POST /v1/server/{servername}/db` (scope: write).
   *
   * Values, `memo` and the response are known from public reference material.
   *
   * @throws {ApiError} `VALIDATION_ERROR`, `OPERATION_ERROR`
   */
  create(body: CreateDatabaseRequest, options?: CallOptions): Promise<CreatedDatabase>
  /**
   * Creates the database if there is none with this suffix, and sets its memo if one is given and differs.
   * `character_set` applies to a new database only: the API does not show that of an existing one. Deletes nothing, and
   * keeps the data. Calls `GET /v1/server/{servername}/db`, and, if something is missing or differs, `POST
   * /v1/server/{servername}/db` or `PUT /v1/server/{servername}/db/{db_name}` (scope: write).
   *
   * @throws {ApiError} the errors of `list`, `create` and `update`, unless another program has created the database
   *   meanwhile
   */
  ensure(
    body: CreateDatabaseRequest,
    options?: CallOptions,
  ): Promise<EnsuredResource<Pick<CreatedDatabase, 'db_name'>>>
  /**
   * Sets the memo of a database. Calls `PUT /v1/server/{servername}/db/{db_name}` (scope: write).
   *
   * Known from public reference material, not from the documentation of the service.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown database, `VALIDATION_ERROR`
   */
  update(name: DatabaseName, change: UpdateDatabaseRequest, options?: CallOptions): Promise<Message>
  /**
   * Deletes a database **permanently, with all its data**. Calls `DELETE
   * /v1/server/{servername}/db/{db_name}` (scope: write).
   *
   * Known from public reference material, not from the documentation of the service.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown database
   */
  delete(name: DatabaseName, options?: CallOptions): Promise<Message>
}

export function createDatabases({ api }: ClientPorts, path: ServerPath): DatabasesApi {
  const url = '/v1/server/{servername}/db'
  const databaseUrl = `${url}/{db_name}` as const
  const databases: DatabasesApi = {
    async list(options) {
      const { data } = await api.GET(url, { params: { path }, ...toInit(options) })
      return data.databases
    },
    async create(body, options) {
      const { data } = await api.POST(url, { params: { path }, body, ...toInit(options) })
      return data
    },
    ensure: (body, options) => ensureDatabase(databases, body, options),
    async update(name, body, options) {
      const { data } = await api.PUT(databaseUrl, {
        params: { path: { ...path, db_name: name } },
        body,
        ...toInit(options),
      })
      return data
    },
    async delete(name, options) {
      const { data } = await api.DELETE(databaseUrl, {
        params: { path: { ...path, db_name: name } },
        ...toInit(options),
      })
      return data
    },
  }
  return databases
}

async function ensureDatabase(
  databases: DatabasesApi,
  body: CreateDatabaseRequest,
  options?: CallOptions,
): Promise<EnsuredResource<Pick<CreatedDatabase, 'db_name'>>> {
  return ensure(
    async () => {
      const list = await databases.list(options)
      const found = list.find(({ db_name }) => hasSuffix(db_name, body.name_suffix))
      if (found === undefined) return undefined
      const { db_name } = found
      const change = pickChanges(body, found, ['memo'])
      return { identity: { db_name }, change: change && (() => databases.update(db_name, change, options)) }
    },
    async () => {
      const { db_name } = await databases.create(body, options)
      return { db_name }
    },
  )
}
