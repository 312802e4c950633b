import { type CallOptions, ConfigError, toInit } from '@hostwright/common'
import type { ClientPorts } from '@hostwright/common/ports'
import type {
  CreatedWordPressSite,
  InstallWordPressRequest,
  DeleteWordPressSiteRequest,
  Message,
  UpdateWordPressSiteRequest,
  WordPressSite,
  WordPressSiteId,
} from '@hostwright/types'
import { type DomainFilter, toDomainFilter } from './domain-query.ts'
import type { ServerPath } from './server-path.ts'
import { toBody } from './to-body.ts'
import { toPunycodeAddress, toPunycodeProperties, toPunycodeUrl } from './to-punycode.ts'

/**
 * The parts that are deleted with a WordPress installation. For options that are not given, the API's defaults apply.
 */
export interface DeleteWordPressOptions extends CallOptions {
  /** **Deletes its database, with all content.** @default true */
  readonly deleteDb?: boolean | undefined
  /** Deletes its database user. @default false */
  readonly deleteDbUser?: boolean | undefined
  /** Deletes its cron job. @default true */
  readonly deleteCron?: boolean | undefined
}

/** The WordPress installations of one server. */
export interface WordPressApi {
  /**
   * Lists all installations, or those of one parent domain. Calls `GET /v1/server/{servername}/wp` (scope:
   * read).
   *
   * The response beyond `url` is known from public reference material.
   *
   * @throws {ApiError} `VALIDATION_ERROR`
   */
  list(query?: DomainFilter, options?: CallOptions): Promise<WordPressSite[]>
  /**
   * Installs WordPress at `url`, with or without a scheme and a path, with a first administrator.
   * Calls `POST /v1/server/{servername}/wp` (scope: write).
   *
   * Limits, `memo` and the response are known from public reference material.
   *
   * @throws {ApiError} `VALIDATION_ERROR`, `OPERATION_ERROR`
   */
  install(body: InstallWordPressRequest, options?: CallOptions): Promise<CreatedWordPressSite>
  /**
   * Sets the memo. It is required, because the API would clear it otherwise. Calls `PUT
   * /v1/server/{servername}/wp/{wp_id}` (scope: write).
   *
   * The documentation only names the operation; path and bodies are known from public reference material.
   *
   * @throws {ConfigError} without a memo. Nothing was sent
   * @throws {ApiError} `NOT_FOUND` for an unknown installation, `VALIDATION_ERROR`
   */
  update(
    id: WordPressSiteId,
    change: Required<UpdateWordPressSiteRequest>,
    options?: CallOptions,
  ): Promise<Message>
  /**
   * Deletes an installation **permanently, and its database with all content**, unless `deleteDb` is false.
   * Calls `DELETE /v1/server/{servername}/wp/{wp_id}` (scope: write).
   *
   * The response is known from public reference material.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown installation, `VALIDATION_ERROR`
   * @example await site.wordpress.delete(id, { deleteDb: false })
   */
  delete(id: WordPressSiteId, options?: DeleteWordPressOptions): Promise<Message>
}

export function createWordPress({ api }: ClientPorts, path: ServerPath): WordPressApi {
  const url = '/v1/server/{servername}/wp'
  const siteUrl = `${url}/{wp_id}` as const
  return {
    async list(filter, options) {
      const query = toDomainFilter(filter)
      const { data } = await api.GET(url, { params: { path, query }, ...toInit(options) })
      return data.wordpress
    },
    async install(given, options) {
      const body = toPunycodeProperties(given, { url: toPunycodeUrl, admin_email: toPunycodeAddress })
      const { data } = await api.POST(url, { params: { path }, body, ...toInit(options) })
      return data
    },
    async update(id, change, options) {
      if (typeof change.memo !== 'string') {
        throw new ConfigError('memo', 'is missing: pass the text, or "" to clear the memo')
      }
      const { data } = await api.PUT(siteUrl, {
        params: { path: { ...path, wp_id: id } },
        body: change,
        ...toInit(options),
      })
      return data
    },
    async delete(id, { deleteDb, deleteDbUser, deleteCron, ...options } = {}) {
      const { data } = await api.DELETE(siteUrl, {
        params: { path: { ...path, wp_id: id } },
        ...toBody<DeleteWordPressSiteRequest>({
          delete_db: deleteDb,
          delete_db_user: deleteDbUser,
          delete_cron: deleteCron,
        }),
        ...toInit(options),
      })
      return data
    },
  }
}
