import { type CallOptions, toInit } from '@hostwright/common'
import type { ClientPorts } from '@hostwright/common/ports'
import type {
  CreatedFtpAccount,
  CreateFtpAccountRequest,
  FtpAccount,
  Message,
  UpdateFtpAccountRequest,
} from '@hostwright/types'
import { type DomainFilter, toDomainFilter } from './domain-query.ts'
import { ensure, type EnsuredResource, isNamed, pickChanges } from './ensure.ts'
import type { ServerPath } from './server-path.ts'
import { toPunycodeAddress, toPunycodeProperties } from './to-punycode.ts'

/** The FTP accounts of one server, each as `user@domain`. */
export interface FtpApi {
  /**
   * Lists the added accounts, all or those of one parent domain. The server's main account is not in the list. Calls
   * `GET /v1/server/{servername}/ftp` (scope: read).
   *
   * Known from public reference material, not from the documentation of the service.
   *
   * @throws {ApiError} `VALIDATION_ERROR`
   */
  list(query?: DomainFilter, options?: CallOptions): Promise<FtpAccount[]>
  /**
   * Creates an account. **Without `directory` it has access to all files** (`/`). `quota_mb` is in megabytes; 0 is no
   * limit. Calls `POST /v1/server/{servername}/ftp` (scope: write).
   *
   * Limits, the default directory, `quota_mb`, `memo` and the response are known from public reference material.
   *
   * @throws {ApiError} `VALIDATION_ERROR`, `OPERATION_ERROR`
   */
  create(body: CreateFtpAccountRequest, options?: CallOptions): Promise<CreatedFtpAccount>
  /**
   * Creates the account unless it exists, and sets `directory`, `quota_mb` and `memo` if they are given and differ.
   * **The password applies to a new account only**: the password of an existing account cannot be read, so it is
   * neither compared nor set; use `update` for that. Deletes nothing. Calls `GET /v1/server/{servername}/ftp`, and, if
   * something is missing or differs, `POST /v1/server/{servername}/ftp` or `PUT
   * /v1/server/{servername}/ftp/{ftp_account}` (scope: write).
   *
   * The list is known from public reference material.
   *
   * @throws {ApiError} the errors of `list`, `create` and `update`, unless another program has created the account
   *   meanwhile
   */
  ensure(
    body: CreateFtpAccountRequest,
    options?: CallOptions,
  ): Promise<EnsuredResource<Pick<FtpAccount, 'ftp_account'>>>
  /**
   * Changes password, directory, quota or memo; properties that are not sent keep their value. Calls `PUT
   * /v1/server/{servername}/ftp/{ftp_account}` (scope: write).
   *
   * The documentation only names the operation; path and bodies are known from public reference material.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown account, `VALIDATION_ERROR`
   */
  update(account: string, change: UpdateFtpAccountRequest, options?: CallOptions): Promise<Message>
  /**
   * Deletes an account **permanently**. What happens to its files is not documented. Calls `DELETE
   * /v1/server/{servername}/ftp/{ftp_account}` (scope: write).
   *
   * The documentation only names the operation; path and bodies are known from public reference material.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown account, `VALIDATION_ERROR`
   */
  delete(account: string, options?: CallOptions): Promise<Message>
}

export function createFtp({ api }: ClientPorts, path: ServerPath): FtpApi {
  const url = '/v1/server/{servername}/ftp'
  const accountUrl = `${url}/{ftp_account}` as const
  const at = (account: string): ServerPath & { ftp_account: string } => ({
    ...path,
    ftp_account: toPunycodeAddress('ftp_account', account),
  })
  const ftp: FtpApi = {
    async list(filter, options) {
      const query = toDomainFilter(filter)
      const { data } = await api.GET(url, { params: { path, query }, ...toInit(options) })
      return data.accounts
    },
    async create(given, options) {
      const body = toPunycodeProperties(given, { ftp_account: toPunycodeAddress })
      const { data } = await api.POST(url, { params: { path }, body, ...toInit(options) })
      return data
    },
    ensure: (body, options) => ensureAccount(ftp, body, options),
    async update(account, body, options) {
      const { data } = await api.PUT(accountUrl, { params: { path: at(account) }, body, ...toInit(options) })
      return data
    },
    async delete(account, options) {
      const { data } = await api.DELETE(accountUrl, { params: { path: at(account) }, ...toInit(options) })
      return data
    },
  }
  return ftp
}

async function ensureAccount(
  ftp: FtpApi,
  body: CreateFtpAccountRequest,
  options?: CallOptions,
): Promise<EnsuredResource<Pick<FtpAccount, 'ftp_account'>>> {
  const wanted = toPunycodeAddress('ftp_account', body.ftp_account)
  return ensure(
    async () => {
      const found = (await ftp.list(undefined, options)).find(({ ftp_account }) =>
        isNamed(ftp_account, wanted, toPunycodeAddress),
      )
      if (found === undefined) return undefined
      const change = pickChanges(body, found, ['directory', 'quota_mb', 'memo'])
      return {
        identity: { ftp_account: found.ftp_account },
        change: change && (() => ftp.update(wanted, change, options)),
      }
    },
    async () => {
      await ftp.create(body, options)
      return { ftp_account: wanted }
    },
  )
}
