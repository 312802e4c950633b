import { type Mark, type OrderRecord, type Quote, type SentRequest, toJapanTime } from '@hostwright/common'
import type { ExecutionLogEntry } from '@hostwright/types'
import type { Account } from '../evidence/read-account.ts'
import { findSituation, type Question, type Situation, type Verdict, verdict } from '../evidence/verdict.ts'
import type { Contract } from '../record/product.ts'
import { createDryRun, createOrderRequest, createRecord } from './create-record.ts'

export const minute = 60_000
export const path = '/v1/vps/servers'
export const horizonMs: number = 75 * minute
export const quotedAt: number = Date.UTC(2026, 0, 1, 12)
/** Time at which the order is sent: 20 minutes after its quote. */
export const ordered: number = quotedAt + 20 * minute
/** Time at which the order's horizon ends: an executed order would have appeared by then. */
export const end: number = ordered + horizonMs

/**
 * An order that was quoted at noon and sent 20 minutes later without a response, and the account's contracts and log.
 */
export interface Scene {
  /** The entries of the log: time and status. */
  readonly log?: readonly (readonly [at: number, status: number])[] | null
  /** The log entries that were known at the quote. */
  readonly known?: readonly (readonly [at: number, status: number])[]
  /** Time at which the log of the quote begins; null if the log was empty. */
  readonly logFrom?: number | null
  /** Properties of the order's request that differ from a request without a response; null if no order was sent. */
  readonly order?: Partial<SentRequest> | null
  readonly record?: Partial<OrderRecord>
  readonly quote?: Partial<Quote<object>>
  readonly mark?: Mark | null
  readonly others?: readonly Partial<OrderRecord>[]
  readonly contracts?: readonly Contract[] | null
  readonly isComplete?: boolean
  /** Time of the newest entry of the whole log, including other operations; null if the log is empty. */
  readonly shownUntil?: number | null
  readonly keyId?: string
  readonly horizonMs?: number
  readonly product?: Partial<Question['product']>
}

const vps: Question['product'] = { idOf: readUuid, isNameUnique: false, nameField: 'name' }
export const derived: Mark = { field: 'name', value: 'hw-own', isUnique: true }
export const given: Mark = { field: 'name', value: 'web-01', isUnique: false }

/** Creates a contract of the account. */
export function contract(id: string, name: string = id): Contract {
  return { id, name, entry: { uuid: id, name }, status: 'active' }
}

/** Creates a log entry for an order or a dry run. */
export function entry(at: number, status_code: number = 200): ExecutionLogEntry {
  const created_at = toJapanTime(at)
  return { method: 'POST', path, status_code, response_time_ms: 1, ip_address: '192.0.2.1', created_at }
}

/** Collects the evidence about the order of a scene. */
export function situationOf(scene: Scene = {}): Situation {
  const { mark = derived, known = [], order = {}, others = [], logFrom = quotedAt - 2 * minute } = scene
  const quote = {
    id: 'own',
    keyId: 'key',
    path,
    mark,
    order: {},
    contracts: ['old'],
    places: {},
    logged: {
      from: logFrom === null ? null : toJapanTime(logFrom),
      known: known.map(([at, status]) => `${toJapanTime(at)} ${status}`),
    },
    ...scene.quote,
  } as unknown as Quote<object>
  const sent = createOrderRequest({ from: ordered, leftBy: ordered, ...order })
  const dryRun = createDryRun({ from: quotedAt, leftBy: quotedAt, to: quotedAt })
  const requests = order === null ? [dryRun] : [dryRun, sent]
  const record = createRecord({ id: 'own', state: 'sending', quote, requests, ...scene.record })
  return findSituation(
    { record, quote, horizonMs: scene.horizonMs ?? horizonMs, product: { ...vps, ...scene.product } },
    toAccount(scene, [...others.map((other, index) => createRecord({ id: `${index}`, ...other })), record]),
  )
}

/** Decides the outcome of a scene's order. */
export function verdictOf(scene?: Scene): Verdict {
  return verdict(situationOf(scene))
}

function toAccount(scene: Scene, records: readonly OrderRecord[]): Account {
  const { contracts = [contract('old')], isComplete = true, keyId = 'key' } = scene
  const { log = [[quotedAt, 200]], shownUntil = end } = scene
  const moment = { wall: 0, monotonic: 0 }
  return {
    contracts,
    isComplete,
    entries: log && log.map(([at, status]) => entry(at, status)),
    clock: { moment, from: shownUntil, by: shownUntil },
    keyId,
    records,
    query: undefined,
  }
}

export function readUuid(server: object): string | null | undefined {
  return (server as { readonly uuid?: string | null }).uuid
}
