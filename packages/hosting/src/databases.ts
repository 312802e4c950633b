import { type CallOptions, type Client, toInit } from '@hostwright/common'
import type {
  CreateDatabaseRequest,
  CreatedDatabase,
  Database,
  DatabaseName,
  Message,
  UpdateDatabaseRequest,
} from '@hostwright/types'
import type { ServerPath } from './server-path.ts'

/** The databases of one server, each by its full name: server id, underscore, suffix. */
export interface DatabasesApi {
  /**
   * The databases with their size in megabytes and the users that have access.
   * Calls `GET /v1/server/{servername}/db` (scope: read).
   *
   * @see requirements, not there; path and bodies: public reference
   */
  list(options?: CallOptions): Promise<Database[]>
  /**
   * Creates an empty database. `databaseUsers.grant` gives a user access to it.
   * Calls `POST /v1/server/{servername}/db` (scope: write).
   *
   * @throws {ApiError} `VALIDATION_ERROR`, `OPERATION_ERROR`
   * @see requirements, "Hosting: per-server management"; values, `memo` and answer: public reference
   */
  create(body: CreateDatabaseRequest, options?: CallOptions): Promise<CreatedDatabase>
  /**
   * Sets the memo of a database. Calls `PUT /v1/server/{servername}/db/{db_name}` (scope: write).
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown database, `VALIDATION_ERROR`
   * @see requirements, not there; path and bodies: public reference
   */
  update(name: DatabaseName, change: UpdateDatabaseRequest, options?: CallOptions): Promise<Message>
  /**
   * Deletes a database **with all its data, for good**.
   * Calls `DELETE /v1/server/{servername}/db/{db_name}` (scope: write).
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown database
   * @see requirements, not there; path and bodies: public reference
   */
  delete(name: DatabaseName, options?: CallOptions): Promise<Message>
}

export function createDatabases({ api }: Client, path: ServerPath): DatabasesApi {
  const url = '/v1/server/{servername}/db'
  const databaseUrl = `${url}/{db_name}` as const
  return {
    async list(options) {
      const { data } = await api.GET(url, { params: { path }, ...toInit(options) })
      return data.databases
    },
    async create(body, options) {
      const { data } = await api.POST(url, { params: { path }, body, ...toInit(options) })
      return data
    },
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
}
