import { secretFields } from '../generated/secret-fields.ts'
import { ApiFailure } from '../http/api-failure.ts'
import type { PlainResponse } from '../http/answer.ts'
import type { IncomingRequest } from '../http/incoming-request.ts'

/** One request with its response, without secrets: no API key, and `[redacted]` for each password. */
export interface RecordedExchange {
  /** The query of its address with the question mark, or nothing. */
  readonly query: string
  /** The request. Its body is null if there is none, if it was not read, or if it is not JSON. */
  readonly request: RecordedMessage
  /** The response; null when the connection broke before it. */
  readonly response: RecordedMessage | null
}

/** One side of an exchange: its headers and its body. */
export interface RecordedMessage {
  /** Those of a request that say how it is handled; all of a response. */
  readonly headers: Readonly<Record<string, string>>
  /** JSON; null without a body. */
  readonly body: unknown
}

/** Keeps the last 200 requests with their bodies, until they are read. */
export interface Exchanges {
  /** Adds a request by its `id` in the journal. */
  add(id: number, exchange: Exchanged): void
  /** Returns an exchange without its secrets. Throws `NOT_FOUND` if it is not kept. */
  read(id: number): RecordedExchange
  clear(): void
}

/** A request as it came in, and its response. */
export interface Exchanged {
  readonly request: Pick<IncomingRequest, 'search' | 'header'>
  /** The request body, if it was read. */
  readonly text: string | undefined
  readonly response: PlainResponse | undefined
}

const mostExchanges = 200
const shownHeaders = ['content-type', 'idempotency-key', 'user-agent'] as const

/** Creates an empty record. */
export function createExchanges(): Exchanges {
  const all = new Map<number, Kept>()
  return {
    add(id, { request, text, response }) {
      const headers = shownHeaders.flatMap((name) => {
        const value = request.header(name)
        return value === null ? [] : [[name, value] as const]
      })
      all.set(id, { query: request.search, headers: Object.fromEntries(headers), text, response })
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

/** Not the request itself, which would keep its connection. */
interface Kept extends Pick<Exchanged, 'text' | 'response'> {
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
}

function toRecorded({ query, headers, text, response }: Kept): RecordedExchange {
  return {
    query,
    request: { headers, body: parse(text) },
    response:
      response === undefined
        ? null
        : { headers: response.headers ?? {}, body: parse(JSON.stringify(response.body)) },
  }
}

function parse(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null', (name, value: unknown) =>
      secretFields.includes(name) && typeof value === 'string' ? '[redacted]' : value,
    ) as unknown
  } catch {
    return null // what is not JSON has no names by which a secret could be found
  }
}
