import { type CallOptions, toInit } from '@hostwright/common'
import type { ClientPorts } from '@hostwright/common/ports'
import type {
  AutoReply,
  CreateAutoReplyRequest,
  CreatedAutoReply,
  Message,
  UndocumentedResult,
  UpdateAutoReplyRequest,
} from '@hostwright/types'
import type { DomainFilter } from './domain-query.ts'
import { ensure, type EnsuredResource, pickChanges, readIfThere } from './ensure.ts'
import { listOfDomains } from './list-of-domains.ts'
import { readList } from './read-list.ts'
import type { ServerPath } from './server-path.ts'
import { toPunycodeDomain, toPunycodeAddress, toPunycodeProperties } from './to-punycode.ts'

/** The automatic replies of one server. Each belongs to a mail address. */
export interface AutoRepliesApi {
  /**
   * Lists the replies of a domain, or of all domains. Calls `GET /v1/server/{servername}/auto-reply` (scope: read);
   * for all domains, once for each domain, after `GET /v1/server/{servername}/domain`.
   *
   * The form of the response, including the name of its list, is inferred, not documented.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown domain, `VALIDATION_ERROR`
   * @throws {UnexpectedResponseError} if the response does not have exactly one list
   */
  list(query?: DomainFilter, options?: CallOptions): Promise<AutoReply[]>
  /**
   * Creates a reply to every incoming mail of an address. Calls `POST /v1/server/{servername}/auto-reply`
   * (scope: write).
   *
   * Which properties are required, and the response, are inferred.
   *
   * @throws {ApiError} `VALIDATION_ERROR`, `OPERATION_ERROR`
   */
  create(body: CreateAutoReplyRequest, options?: CallOptions): Promise<CreatedAutoReply>
  /**
   * Creates the reply of an address unless it has one, and sets the properties that are given and differ. Deletes
   * nothing. Calls `GET /v1/server/{servername}/auto-reply/{mail_address}`, and, if something is missing or differs,
   * `POST /v1/server/{servername}/auto-reply` or `PUT /v1/server/{servername}/auto-reply/{mail_address}` (scope:
   * write).
   *
   * The form of the responses is inferred, not documented.
   *
   * @throws {ApiError} the errors of `get`, `create` and `update`, unless another program has created the reply
   *   meanwhile
   * @example await site.autoReplies.ensure({ domain, mail_address: `info@${domain}`, subject: 'Thank you', body: 'We reply soon.' })
   */
  ensure(
    body: CreateAutoReplyRequest,
    options?: CallOptions,
  ): Promise<EnsuredResource<Pick<CreateAutoReplyRequest, 'mail_address'>>>
  /**
   * Reads the reply of an address. Calls `GET /v1/server/{servername}/auto-reply/{mail_address}` (scope:
   * read).
   *
   * The form of the response is inferred, not documented.
   *
   * @throws {ApiError} `NOT_FOUND` for an address without one, `VALIDATION_ERROR`
   */
  get(address: string, options?: CallOptions): Promise<AutoReply>
  /**
   * Changes a reply; properties that are not sent keep their value. What sending another `mail_address` does
   * is not documented. Calls `PUT /v1/server/{servername}/auto-reply/{mail_address}` (scope: write).
   *
   * The form of the response is inferred, not documented.
   *
   * @throws {ApiError} `NOT_FOUND` for an address without one, `VALIDATION_ERROR`
   */
  update(address: string, change: UpdateAutoReplyRequest, options?: CallOptions): Promise<UndocumentedResult>
  /**
   * Deletes a reply **permanently**; the mail account stays. Calls `DELETE
   * /v1/server/{servername}/auto-reply/{mail_address}` (scope: write).
   *
   * That the mail account stays, and the form of the response, are inferred.
   *
   * @throws {ApiError} `NOT_FOUND` for an address without one, `VALIDATION_ERROR`
   */
  delete(address: string, options?: CallOptions): Promise<Message>
}

const rules = { domain: toPunycodeDomain, mail_address: toPunycodeAddress }

export function createAutoReplies(ports: ClientPorts, path: ServerPath): AutoRepliesApi {
  const { api } = ports
  const url = '/v1/server/{servername}/auto-reply'
  const replyUrl = `${url}/{mail_address}` as const
  const at = (address: string): ServerPath & { mail_address: string } => ({
    ...path,
    mail_address: toPunycodeAddress('mail_address', address),
  })
  const replies: AutoRepliesApi = {
    list: (filter, options) =>
      listOfDomains(ports, path, filter, options, async (query) =>
        readList(`GET ${url}`, await api.GET(url, { params: { path, query }, ...toInit(options) })),
      ),
    ensure: (body, options) => ensureReply(replies, body, options),
    async create(given, options) {
      const body = toPunycodeProperties(given, rules)
      const { data } = await api.POST(url, { params: { path }, body, ...toInit(options) })
      return data
    },
    async get(address, options) {
      const { data } = await api.GET(replyUrl, { params: { path: at(address) }, ...toInit(options) })
      return data
    },
    async update(address, change, options) {
      const body = toPunycodeProperties(change, rules)
      const { data } = await api.PUT(replyUrl, { params: { path: at(address) }, body, ...toInit(options) })
      return data
    },
    async delete(address, options) {
      const { data } = await api.DELETE(replyUrl, { params: { path: at(address) }, ...toInit(options) })
      return data
    },
  }
  return replies
}

async function ensureReply(
  replies: AutoRepliesApi,
  body: CreateAutoReplyRequest,
  options?: CallOptions,
): Promise<EnsuredResource<Pick<CreateAutoReplyRequest, 'mail_address'>>> {
  const mail_address = toPunycodeAddress('mail_address', body.mail_address)
  return ensure(
    async () => {
      const found = await readIfThere(() => replies.get(mail_address, options))
      if (found === undefined) return undefined
      const change = pickChanges(body, found, ['from_name', 'subject', 'body', 'quote_incoming'])
      return {
        identity: { mail_address },
        change: change && (() => replies.update(mail_address, change, options)),
      }
    },
    async () => {
      await replies.create(body, options)
      return { mail_address }
    },
  )
}
