import {
  type Client,
  ConfigError,
  isHostwrightError,
  JournalError,
  isFound,
  type OrderQuery,
  type OrderRecord,
  toOrderIndexEntry,
  type Quote,
  type SentRequest,
} from '@hostwright/common'
import { type ClientPorts, dayMs, endInTime, portsOf, processId, sentThrough } from '@hostwright/common/ports'

/**
 * The records of one world and product in a journal. Errors of the journal become a `JournalError`, except in
 * `update`.
 */
export interface Records {
  /** The id of the sandbox's current run; empty for the real API. */
  readonly world: string
  read(id: string): Promise<OrderRecord | undefined>
  /** Writes a record and returns it; `undefined` if another process has changed it meanwhile. */
  write(record: OrderRecord): Promise<OrderRecord | undefined>
  /**
   * Changes the latest revision of a record, and tries up to five times if another process is faster. `toChanges`
   * returns `undefined` to change nothing. Never rejects: the caller has a result of an order to return, even if the
   * journal fails. Returns whether the journal has the changes.
   */
  update(id: string, toChanges: (latest: OrderRecord) => Partial<OrderRecord> | undefined): Promise<boolean>
  /**
   * Lists the records that a query finds, or all, except quotes that never left and are older than a day; those older
   * than 14 days are deleted. A journal without an index is read whole. With the index of a journal, 20,000 records take
   * no longer than 10.
   *
   * @param own the record in question, which is listed however old it is
   */
  list(query?: OrderQuery, own?: OrderRecord): Promise<OrderRecord[]>
  /** Whether `list` reads only what a query finds. */
  readonly isIndexed: boolean
}

/**
 * Opens the records of a world and product. A call of the journal that takes longer than `leftMs` fails.
 *
 * @param leftMs a time in milliseconds, or a function that returns it. @default the client's `deadlineMs`
 */
export function openRecords(
  client: Client,
  world: string,
  path: string,
  leftMs: number | (() => number) = portsOf(client).deadlineMs,
): Records {
  const { journal, now } = portsOf(client)
  const sent = sentThrough(journal)
  const guard = async <T>(work: () => Promise<T>): Promise<T> => {
    const ms = Math.max(1, typeof leftMs === 'number' ? leftMs : leftMs())
    const toReason = (): Error => new Error(`it did not respond within ${Math.ceil(ms)} ms`)
    try {
      return await endInTime({ ms, toReason, signal: undefined }, work)
    } catch (error) {
      if (isHostwrightError(error) && error.name === 'JournalError') throw error
      const reason = error instanceof Error ? error.message : String(error)
      throw new JournalError(`The order journal failed, so this call sent no order: ${reason}`, error)
    }
  }
  const read: Records['read'] = (id) =>
    guard(async () => mergeSent((await journal.read(id)) ?? undefined, sent.get(id)))
  const write: Records['write'] = (given) => {
    const record = { ...given, process: processId() }
    const once = (): Promise<OrderRecord | undefined> =>
      guard(async () => ((await journal.write(record)) ? record : undefined))
    // A failed write may still have reached the store. Retrying is safe: compare-and-set applies it once.
    return once().catch(once)
  }
  return {
    world,
    read,
    write,
    async update(id, toChanges) {
      try {
        for (let tries = 5; tries > 0; tries -= 1) {
          const latest = await read(id)
          const changes = latest && toChanges(latest)
          if (!changes || (await write(change(latest, changes)))) return true
        }
      } catch {
        // A failed update is ignored, because the caller reports the result of its own request instead.
      }
      return false
    },
    isIndexed: journal.find !== undefined,
    list: (query, own) =>
      guard(async () => {
        const listed = await listMerged(journal, sent, query, own)
        const records = listed.filter((record) => record.world === world && record.path === path)
        const isOld = (record: OrderRecord, ms: number): boolean =>
          record.id !== own?.id && record.at < now() - ms && hasNeverLeft(record)
        for (const record of records)
          // A record that cannot be deleted now is deleted by a later call.
          if (isOld(record, keptMs)) await journal.delete?.(record).catch(() => {})
        return records.filter((record) => !isOld(record, dayMs))
      }),
  }
}

/** Lists the records of a query, or all, each merged with what this process has sent of it. */
async function listMerged(
  journal: ClientPorts['journal'],
  sent: ReturnType<typeof sentThrough>,
  query: OrderQuery | undefined,
  own: OrderRecord | undefined,
): Promise<OrderRecord[]> {
  const listed = await (query && journal.find ? journal.find(query) : journal.list())
  const records = own ? [own, ...listed] : listed
  const kept = new Map(records.map((record) => [record.id, record]))
  const its = [...sent].filter(([, one]) => !query || isFound(toOrderIndexEntry(one), query))
  for (const [id] of its) {
    // The record that this process has of its own order can be older than the stored one, which the query did not find.
    const record = query && !kept.has(id) ? await journal.read(id) : undefined
    if (record) kept.set(id, record)
  }
  const ids = new Set([...kept.keys(), ...its.map(([id]) => id)])
  return [...ids].map((id) => mergeSent(kept.get(id), sent.get(id))!)
}

// Time after which a quote that never left is deleted from the journal, in milliseconds.
const keptMs = 1_209_600_000

/**
 * Whether a record has no order that was or may have been sent, and nothing else that a later order depends on: a
 * settled record of `ensure` has used its number.
 */
function hasNeverLeft({ state, intent, outcome, requests }: OrderRecord): boolean {
  const isDone = state === 'settled' && (intent !== undefined || outcome?.executed)
  return state !== 'sending' && !isDone && requests.every(({ kind }) => kind === 'dry-run')
}

/**
 * Whether two revisions of a record differ in nothing but dry runs: another process has tried the same order, and has
 * neither quoted nor sent it.
 */
export function differInDryRuns(one: OrderRecord, other: OrderRecord): boolean {
  return toClaimed(one) === toClaimed(other)
}

function toClaimed({ state, quote, requests }: OrderRecord): string {
  const orders = requests.filter(({ kind }) => kind === 'order').map(({ id, result }) => [id, result])
  return JSON.stringify([state, quote?.fingerprint, orders])
}

/** Returns the next revision of a record. */
export function change(record: OrderRecord, changes: Partial<OrderRecord>): OrderRecord {
  return { ...record, ...changes, revision: record.revision + 1, writer: crypto.randomUUID() }
}

/** Creates a record that is not in the journal yet. */
export function createRecord(
  fields: Pick<OrderRecord, 'id' | 'world' | 'path' | 'at' | 'idempotencyKey' | 'intent' | 'quote'>,
): OrderRecord {
  return { version: 1, revision: 0, writer: '', state: 'planned', requests: [], ...fields }
}

/** Creates a request with an unknown outcome: it is about to be sent, or may have been sent. */
export function toOpenRequest(
  kind: SentRequest['kind'],
  keyId: string,
  from: number | null,
  leftBy: number | null,
): SentRequest {
  return { id: crypto.randomUUID(), kind, keyId, from, leftBy, to: null, status: null, result: null }
}

/** Returns the requests of a record, with changes to one of them. */
export function withRequest(
  { requests }: OrderRecord,
  id: string,
  end: Partial<SentRequest>,
): OrderRecord['requests'] {
  return requests.map((sent) => (sent.id === id ? { ...sent, ...end } : sent))
}

/** Whether a record has an order that was not certainly rejected. */
export function isUnrejected({ requests }: Pick<OrderRecord, 'requests'>): boolean {
  return requests.some(({ kind, result }) => kind === 'order' && result !== 'rejected')
}

/**
 * Rejects an Idempotency-Key with which another order was or may have been executed.
 *
 * @throws {ConfigError} `idempotencyKey`
 */
export function rejectUsedKey(
  records: readonly OrderRecord[],
  quote: Pick<Quote<object>, 'id' | 'idempotencyKey'>,
): void {
  const isUsed = records.some(
    (record) =>
      record.id !== quote.id && record.idempotencyKey === quote.idempotencyKey && isUnrejected(record),
  )
  if (isUsed) throw new ConfigError('idempotencyKey', 'belongs to another order in the journal: leave it out')
}

/**
 * Merges the record in the journal with the orders that this process has sent. A journal can lose claims by a failover,
 * an eviction, an unmounted folder or a restored backup.
 */
export function mergeSent(
  kept: OrderRecord | undefined,
  own: OrderRecord | undefined,
): OrderRecord | undefined {
  if (own === undefined) return kept
  // The journal has lost this record. The record is returned with revision 0, so that its next write is revision 1
  // again.
  if (kept === undefined) return { ...own, revision: 0 }
  // The journal still has the claim as this process wrote it, so this process knows everything since.
  if (kept.writer === own.writer && kept.revision === own.revision) return own
  const ids = new Set(kept.requests.map(({ id }) => id))
  const lost = own.requests.filter(({ id, kind }) => kind === 'order' && !ids.has(id))
  // The journal may have kept the claim of an order and lost the outcome that was written after the response.
  const isNews = own.outcome?.executed === true && !kept.outcome?.executed
  if (lost.length === 0 && !isNews) return kept
  const { state, outcome } = kept.outcome?.executed ? kept : own
  const ends = new Map(own.requests.map((request) => [request.id, request]))
  const known = kept.requests.map((request) => ends.get(request.id) ?? request)
  return { ...kept, quote: kept.quote ?? own.quote, state, outcome, requests: [...known, ...lost] }
}
