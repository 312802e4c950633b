import { type CallOptions, toInit } from '@hostwright/common'
import type { ClientPorts } from '@hostwright/common/ports'
import type {
  CreatedMailAccount,
  CreateMailAccountRequest,
  MailAccount,
  MailAccountDetail,
  MailForwarding,
  Message,
  UpdateMailAccountRequest,
  UpdateMailForwardingRequest,
} from '@hostwright/types'
import { type DomainFilter, toDomainFilter } from './domain-query.ts'
import { type EnsuredResource, ensure, pickChanges, readIfThere } from './ensure.ts'
import type { ServerPath } from './server-path.ts'
import { toPunycodeAddress, toPunycodeProperties } from './to-punycode.ts'

/** The mail accounts of one server, by their addresses. */
export interface MailApi {
  /**
   * Lists the accounts, all or those of one parent domain. Calls `GET /v1/server/{servername}/mail` (scope: read).
   *
   * Known from public reference material, not from the documentation of the service.
   *
   * @throws {ApiError} `VALIDATION_ERROR`
   */
  list(query?: DomainFilter, options?: CallOptions): Promise<MailAccount[]>
  /**
   * Creates a mailbox. `quota_mb` is in megabytes, 1 to 50000. Use a password of at least 8 characters: sources name 6
   * and 8 as the minimum. The domain must be proven yours, as for `domains.create`. Calls `POST
   * /v1/server/{servername}/mail` (scope: write).
   *
   * Limits, the proof, `memo` and the response are known from public reference material.
   *
   * @throws {ApiError} `OPERATION_ERROR` if the proof is not found, `VALIDATION_ERROR`
   */
  create(body: CreateMailAccountRequest, options?: CallOptions): Promise<CreatedMailAccount>
  /**
   * Creates the mailbox unless it exists, and sets `quota_mb` and `memo` if they are given and differ. **The password
   * applies to a new mailbox only**: the password of an existing mailbox cannot be read, so it is neither compared nor
   * set; use `update` for that. Deletes nothing. Calls `GET /v1/server/{servername}/mail/{mail_account}`, and, if
   * something is missing or differs, `POST /v1/server/{servername}/mail` or `PUT
   * /v1/server/{servername}/mail/{mail_account}` (scope: write).
   *
   * @throws {ApiError} the errors of `get`, `create` and `update`, unless another program has created the mailbox
   *   meanwhile
   */
  ensure(
    body: CreateMailAccountRequest,
    options?: CallOptions,
  ): Promise<EnsuredResource<Pick<CreatedMailAccount, 'mail_address'>>>
  /**
   * Reads one account with the space in use, in megabytes. Calls `GET /v1/server/{servername}/mail/{mail_account}`
   * (scope: read).
   *
   * Known from public reference material, not from the documentation of the service.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown address, `VALIDATION_ERROR`
   */
  get(address: string, options?: CallOptions): Promise<MailAccountDetail>
  /**
   * Changes password, quota or memo; properties that are not sent keep their value. Programs that use the old
   * password are locked out. Calls `PUT /v1/server/{servername}/mail/{mail_account}` (scope: write).
   *
   * The documentation only names the operation; path and bodies are known from public reference material.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown address, `VALIDATION_ERROR`
   */
  update(address: string, change: UpdateMailAccountRequest, options?: CallOptions): Promise<Message>
  /**
   * Deletes an account **and all mail in it, permanently**. Calls `DELETE /v1/server/{servername}/mail/{mail_account}`
   * (scope: write).
   *
   * The documentation only names the operation; path and bodies are known from public reference material.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown address, `VALIDATION_ERROR`
   */
  delete(address: string, options?: CallOptions): Promise<Message>
  /**
   * Reads to which addresses the mail of an account is forwarded, and whether it stays in the mailbox too. Calls `GET
   * /v1/server/{servername}/mail/{mail_account}/forwarding` (scope: read).
   *
   * The documentation only names the operation; path and bodies are known from public reference material.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown address, `VALIDATION_ERROR`
   */
  forwarding(address: string, options?: CallOptions): Promise<MailForwarding>
  /**
   * Changes the forwarding; properties that are not sent keep their value (inferred). A list of addresses
   * **replaces the old one**, and an empty list clears it; with `keep_in_mailbox` false, forwarded mail does not
   * reach the mailbox. Calls `PUT /v1/server/{servername}/mail/{mail_account}/forwarding` (scope: write).
   *
   * The documentation only names the operation; path and bodies are known from public reference material.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown address, `VALIDATION_ERROR`
   */
  setForwarding(address: string, body: UpdateMailForwardingRequest, options?: CallOptions): Promise<Message>
}

export function createMail({ api }: ClientPorts, path: ServerPath): MailApi {
  const url = '/v1/server/{servername}/mail'
  const accountUrl = `${url}/{mail_account}` as const
  const forwardingUrl = `${accountUrl}/forwarding` as const
  const at = (address: string): ServerPath & { mail_account: string } => ({
    ...path,
    mail_account: toPunycodeAddress('mail_account', address),
  })
  const mail: MailApi = {
    async list(filter, options) {
      const query = toDomainFilter(filter)
      const { data } = await api.GET(url, { params: { path, query }, ...toInit(options) })
      return data.accounts
    },
    async create(given, options) {
      const body = toPunycodeProperties(given, { mail_address: toPunycodeAddress })
      const { data } = await api.POST(url, { params: { path }, body, ...toInit(options) })
      return data
    },
    ensure: (body, options) => ensureMailbox(mail, body, options),
    async get(address, options) {
      const { data } = await api.GET(accountUrl, { params: { path: at(address) }, ...toInit(options) })
      return data
    },
    async update(address, body, options) {
      const { data } = await api.PUT(accountUrl, { params: { path: at(address) }, body, ...toInit(options) })
      return data
    },
    async delete(address, options) {
      const { data } = await api.DELETE(accountUrl, { params: { path: at(address) }, ...toInit(options) })
      return data
    },
    async forwarding(address, options) {
      const { data } = await api.GET(forwardingUrl, { params: { path: at(address) }, ...toInit(options) })
      return data
    },
    async setForwarding(address, given, options) {
      const { data } = await api.PUT(forwardingUrl, {
        params: { path: at(address) },
        body: toPunycodeProperties(given, { forwarding_addresses: toPunycodeAddress }),
        ...toInit(options),
      })
      return data
    },
  }
  return mail
}

async function ensureMailbox(
  mail: MailApi,
  body: CreateMailAccountRequest,
  options?: CallOptions,
): Promise<EnsuredResource<Pick<CreatedMailAccount, 'mail_address'>>> {
  const address = body.mail_address
  return ensure(
    async () => {
      const found = await readIfThere(() => mail.get(address, options))
      if (found === undefined) return undefined
      const change = pickChanges(body, found, ['quota_mb', 'memo'])
      return {
        identity: { mail_address: found.mail_address },
        change: change && (() => mail.update(address, change, options)),
      }
    },
    async () => {
      const { mail_address } = await mail.create(body, options)
      return { mail_address }
    },
  )
}
