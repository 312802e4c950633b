import type { OrderRecord, SentRequest } from '../journal/order-record.ts'
import type { Mark, Quote } from '../journal/quote.ts'
import { toJapanTime } from '../call/japan-time.ts'
import { type Account, accountFor } from '../ordering/account-for.ts'

export const minute = 60_000
export const horizonMs: number = 15 * minute
export const quotedAt: number = Date.UTC(2026, 0, 1, 12)
export const ordered: number = quotedAt + 20 * minute
export const apiNow: number = quotedAt + 40 * minute
export const begin: number = quotedAt - 10 * minute
const path = '/v1/vps/servers'

/** An order that was quoted at noon and sent 20 minutes later; after as long again somebody asks what became of it. */
export interface Scene {
  readonly successes: readonly number[]
  readonly failures?: readonly (readonly [at: number, status: number])[]
  /** What the log had at the quote. */
  readonly known?: readonly (readonly [at: number, status: number])[]
  /** What is known of the order's request. */
  readonly sent?: Partial<SentRequest>
  readonly others?: readonly Partial<OrderRecord>[]
  readonly contracts?: { readonly id: string; readonly mark: string }[] | null
  readonly mark?: Mark | null
  readonly apiAt?: number | null
  readonly from?: number | null
}

export function account({
  successes,
  failures = [],
  known = [],
  sent = {},
  others = [],
  contracts = [],
  mark = { field: 'name', value: 'web-01', isUnique: false },
  apiAt = quotedAt,
  from = begin,
}: Scene): Account {
  const quote = {
    id: 'own',
    keyId: 'key',
    path,
    mark,
    apiAt,
    logged: {
      from: from === null ? null : toJapanTime(from),
      known: known.map(([at, status]) => `${toJapanTime(at)} ${status}`),
    },
  } as unknown as Quote<object>
  const entries = [...successes.map((at) => [at, 200] as const), ...failures].map(([at, status_code]) => ({
    method: 'POST' as const,
    path,
    status_code,
    response_time_ms: 1,
    ip_address: '192.0.2.1',
    created_at: toJapanTime(at),
  }))
  const own = {
    id: 'own',
    state: 'sending',
    quote,
    requests: [dryRun({ from: apiAt, to: apiAt }), order({ from: apiAt === null ? null : ordered, ...sent })],
  }
  const all = others.map((other, index) => ({
    id: `other ${index}`,
    state: 'planned',
    requests: [],
    ...other,
  }))
  const records = [...all, own] as unknown as OrderRecord[]
  return accountFor(quote, records, records, { contracts, entries, apiNow, time: apiNow }, horizonMs)
}

// What a test may have in the journal.
const request: SentRequest = { kind: 'dry-run', keyId: 'key', status: 200, from: ordered, to: ordered }
export const dryRun = (changes: Partial<SentRequest> = {}): SentRequest => ({ ...request, ...changes })
export const lost = (from: number): SentRequest => dryRun({ status: null, from, to: null })
export const order = (changes: Partial<SentRequest> = {}): SentRequest => ({
  ...request,
  kind: 'order',
  status: null,
  to: null,
  ...changes,
})
export const rival = (name: string | null, changes: Partial<OrderRecord> = {}): Partial<OrderRecord> => ({
  state: 'sending',
  quote: {
    path,
    mark: name === null ? null : { field: 'name', value: name, isUnique: true },
  } as Quote<object>,
  requests: [dryRun({ status: 422 }), order()],
  sent: { at: 0, apiAt: ordered, withinMs: 0 },
  ...changes,
})
