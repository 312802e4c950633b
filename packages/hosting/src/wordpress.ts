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
import { ensure, type EnsuredResource, isNamed } from './ensure.ts'
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

/** A new WordPress installation, with the database that was made for it. */
export interface InstalledWordPress extends CreatedWordPressSite {
  /** Its URL, such as `https://example.com/blog`; null if the installation could not be read after it was made. */
  readonly url: string | null
  /** Its own database; null if the installation could not be read after it was made. */
  readonly db_name: string | null
  /** The user of its database; null if the installation could not be read after it was made. */
  readonly db_user: string | null
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
   * Installs WordPress at `url`, with or without a scheme and a path, with a first administrator. WordPress brings its
   * own database and database user, whose names are returned: create none for it. Calls `POST
   * /v1/server/{servername}/wp` (scope: write), then `GET /v1/server/{servername}/wp`. If only the read fails, the URL
   * and the names are null.
   *
   * Limits, `memo`, the response and the names are known from public reference material.
   *
   * @throws {ApiError} `VALIDATION_ERROR`, `OPERATION_ERROR`
   */
  install(body: InstallWordPressRequest, options?: CallOptions): Promise<InstalledWordPress>
  /**
   * Installs WordPress unless `url` has an installation, and sets `memo` if it is given and differs. **Title and
   * administrator apply to a new installation only.** URLs are compared without scheme and closing slash. Deletes
   * nothing. Calls `GET /v1/server/{servername}/wp`, and, if something is missing or differs, `POST
   * /v1/server/{servername}/wp` or `PUT /v1/server/{servername}/wp/{wp_id}` (scope: write).
   *
   * The list is known from public reference material.
   *
   * @throws {ApiError} the errors of `list`, `install` and `update`, unless another program has installed it meanwhile
   */
  ensure(
    body: InstallWordPressRequest,
    options?: CallOptions,
  ): Promise<EnsuredResource<Omit<InstalledWordPress, 'message'>>>
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
  const wordpress: WordPressApi = {
    async list(filter, options) {
      const query = toDomainFilter(filter)
      const { data } = await api.GET(url, { params: { path, query }, ...toInit(options) })
      return data.wordpress
    },
    async install(given, options) {
      const body = toPunycodeProperties(given, { url: toPunycodeUrl, admin_email: toPunycodeAddress })
      const { data } = await api.POST(url, { params: { path }, body, ...toInit(options) })
      const found = await findInstalled(wordpress, data.id, options)
      const { db_name = null, db_user = null } = found ?? {}
      return { ...data, url: found?.url ?? null, db_name, db_user }
    },
    ensure: (body, options) => ensureInstalled(wordpress, body, options),
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
  return wordpress
}

/**
 * Reads a new installation. Returns `undefined` if that fails: WordPress is installed, and an error would suggest to
 * install it again.
 */
async function findInstalled(
  wordpress: WordPressApi,
  id: WordPressSiteId,
  options?: CallOptions,
): Promise<WordPressSite | undefined> {
  try {
    return (await wordpress.list(undefined, options)).find((site) => site.id === id)
  } catch {
    return undefined
  }
}

async function ensureInstalled(
  wordpress: WordPressApi,
  body: InstallWordPressRequest,
  options?: CallOptions,
): Promise<EnsuredResource<Omit<InstalledWordPress, 'message'>>> {
  const wanted = toPlainUrl('url', body.url)
  return ensure(
    async () => {
      const list = await wordpress.list(undefined, options)
      const found = list.find(({ url }) => isNamed(url, wanted, toPlainUrl))
      if (found === undefined) return undefined
      const { id, url, db_name, db_user } = found
      const { memo } = body
      const isSame = memo === undefined || memo === found.memo
      return {
        identity: { id, url, db_name, db_user },
        change: isSame ? undefined : () => wordpress.update(id, { memo }, options),
      }
    },
    async () => {
      const { message: _, ...installed } = await wordpress.install(body, options)
      return installed
    },
  )
}

/** Returns a URL without scheme and closing slash, which neither requests nor responses need to have. */
function toPlainUrl(field: string, url: string): string {
  return toPunycodeUrl(field, url)
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/\/+$/, '')
}
