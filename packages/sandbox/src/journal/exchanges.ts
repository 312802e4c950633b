import { secretFields } from '../generated/secret-fields.ts'
import { ApiFailure } from '../http/api-failure.ts'
import type { PlainResponse } from '../http/answer.ts'
import type { IncomingRequest } from '../http/incoming-request.ts'
import { redactKeys } from '../keys/key-record.ts'
import type { RecordChange } from './record-changes.ts'

/**
 * A request and its response, without secrets: with `[redacted]` for each password and private key, and for each API key
 * of a sandbox, such as one in the query.
 */
export interface RecordedExchange {
  /** The query of the URL with its question mark; empty without a query. */
  readonly query: string
  /** The request. Its body is null if the request had none, or if the body was not read or is not JSON. */
  readonly request: RecordedMessage
  /**
   * The response; null if the connection broke before it was sent. For a page in HTML, it has no headers and no body.
   */
  readonly response: RecordedMessage | null
  /** The records of the sandbox that the request has changed; none for a read, a dry run and a rejected request. */
  readonly changes: readonly RecordChange[]
}

/** Headers and body of one message: a request or a response. */
export interface RecordedMessage {
  /**
   * Headers of the message: for a request, `Content-Type`, `Idempotency-Key` and `User-Agent`; for a response, `Date`,
   * `Location`, `Retry-After` and the rate-limit headers. Headers that the message does not have are missing.
   */
  readonly headers: Readonly<Record<string, string>>
  /** The body as parsed JSON; null without a body in JSON. */
  readonly body: unknown
}

/** The last 200 requests with their bodies. Secrets are removed when an exchange is read. */
export interface Exchanges {
  /** Adds a request by its `id` in the journal. */
  add(id: number, exchange: Exchanged): void
  /** Returns an exchange without its secrets. Throws `NOT_FOUND` if it is no longer kept. */
  read(id: number): RecordedExchange
  clear(): void
}

/** A request as it arrived, and its response. */
export interface Exchanged {
  readonly request: Pick<IncomingRequest, 'search' | 'header'>
  /** The request body, if it was read. */
  readonly text: string | undefined
  readonly response: PlainResponse | undefined
  readonly changes: readonly RecordChange[]
}

const mostExchanges = 200
const shownHeaders = ['content-type', 'idempotency-key', 'user-agent'] as const

/** Creates an empty list of exchanges. */
export function createExchanges(): Exchanges {
  const all = new Map<number, Kept>()
  return {
    add(id, { request, text, response, changes }) {
      const headers = shownHeaders.flatMap((name) => {
        const value = request.header(name)
        return value === null ? [] : [[name, value] as const]
      })
      all.set(id, { query: request.search, headers: Object.fromEntries(headers), text, response, changes })
      if (all.size > mostExchanges) all.delete(all.keys().next().value!)
    },
    read(id) {
      const found = all.get(id)
      if (found === undefined) throw new ApiFailure('NOT_FOUND', `The bodies of request ${id} are not kept.`)
      return toRecorded(found)
    },
    clear: () => all.clear(),
  }
}

/**
 * The parts of an exchange that are kept in memory. The request object is not kept, because it would keep its
 * connection in memory.
 */
interface Kept extends Pick<Exchanged, 'text' | 'response' | 'changes'> {
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
}

function toRecorded({ query, headers, text, response, changes }: Kept): RecordedExchange {
  return {
    query: query.replaceAll(/[^?&][^&]*/g, redactParameter),
    request: { headers: parse(JSON.stringify(headers)) as Kept['headers'], body: parse(text) },
    response:
      response === undefined
        ? null
        : { headers: response.headers ?? {}, body: parse(JSON.stringify(response.body)) },
    changes: parse(JSON.stringify(changes)) as readonly RecordChange[],
  }
}

/** Redacts a parameter whose name is that of a secret, or that has an API key, also where they are percent-encoded. */
function redactParameter(parameter: string): string {
  const [[name, value] = ['', '']] = new URLSearchParams(parameter)
  if (name !== redactKeys(name)) return '[redacted]'
  return secretFields.includes(name) || value !== redactKeys(value) ? `${name}=[redacted]` : parameter
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null', (name, value: unknown) => {
      if (typeof value !== 'string') return value
      return secretFields.includes(name) ? '[redacted]' : redactKeys(value)
    }) as unknown
  } catch {
    // Secrets are found by property names, which a text that is not JSON does not have, so nothing of it is shown.
    return null
  }
}
