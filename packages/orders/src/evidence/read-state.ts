import { type CallOptions, type Client, TimeoutError } from '@hostwright/common'
import { beginWork, endInTime, type Work, portsOf } from '@hostwright/common/ports'
import type { ExecutionLogEntry } from '@hostwright/types'
import type { Contract, Product } from '../record/product.ts'
import { type ApiClock, readApiClock } from './api-clock.ts'
import { readSeesAll } from './read-sees-all.ts'
import { readContracts } from './read-contracts.ts'
import { readKeyId } from './read-key-id.ts'
import { readLog } from './read-log.ts'

/** The state of an account, as one reading has found it. */
export interface State {
  readonly keyId: string
  readonly seesAll: boolean
  readonly clock: ApiClock
  readonly entries: readonly ExecutionLogEntry[] | null | undefined
  readonly contracts: readonly Contract[] | null | undefined
  /** Whether two readings of the contracts found as many, if the first found none. */
  readonly isSame: boolean
}

/** Returns the time from which the log is read: null to read all of it, `undefined` to read none. */
export type Begin = (clock: ApiClock) => string | null | undefined

/** The readings of a client and a product that its calls share. */
export interface SharedReads {
  /** The readings in progress. */
  readonly running: Set<Work>
  /** The reading that begins when none is in progress any more. */
  next?: NextRead | undefined
}

interface NextRead {
  readonly begins: Begin[]
  readonly deadlinesMs: number[]
  /** The reading, once one of the calls has begun it. */
  work?: Work
  state?: State | undefined
}

interface Shop {
  readonly client: Client
  readonly product: Product
  readonly reads?: SharedReads
}

/**
 * Reads the state of an account. Calls that arrive while it is being read share the next reading, which begins after
 * them: forty words that are ordered at the same time would else send forty times as many requests. If that fails, each
 * reads alone.
 */
export async function readState(shop: Shop, begin: Begin, options: CallOptions): Promise<State> {
  const { signal, deadlineMs = portsOf(shop.client).deadlineMs } = options
  // A shared reading has no headers and no timeout of one call. A deadline that is no time is rejected by a request.
  const isPlain =
    !options.headers && options.timeoutMs === undefined && deadlineMs > 0 && deadlineMs < Infinity
  const { reads } = shop
  const isBusy = isPlain && reads && findRunning(reads)
  const shared = isBusy ? await readShared(shop, reads, begin, deadlineMs, signal) : undefined
  const state = shared ?? (await readCounted(shop, [begin], options))
  const from = begin(state.clock)
  // Others may need older entries, or the log at all.
  const { entries } = state
  const isSince = ({ created_at }: ExecutionLogEntry): boolean => !(created_at < from!)
  return {
    ...state,
    entries: from === undefined ? null : from && entries ? entries.filter(isSince) : entries,
  }
}

/**
 * Waits for the readings in progress, and then for one reading with the other calls that wait; the first of them reads.
 * Returns `undefined` if the call has to read alone.
 */
async function readShared(
  shop: Shop,
  reads: SharedReads,
  begin: Begin,
  ms: number,
  signal: AbortSignal | undefined,
): Promise<State | undefined> {
  const { product } = shop
  const toReason = (): Error =>
    new TimeoutError(`GET ${product.path}`, ms, 'The account is read by other calls')
  const limits = { ms, toReason, signal }
  const mine = (reads.next ??= { begins: [], deadlinesMs: [] })
  mine.begins.push(begin)
  mine.deadlinesMs.push(ms)
  for (let other = findRunning(reads); other && !mine.work; other = findRunning(reads))
    await other.wait(limits)
  if (mine.work) await mine.work.wait(limits)
  else {
    reads.next = undefined
    // A call that waits alone reads alone, so that its abort ends the reading.
    if (!mine.begins[1]) return undefined
    mine.work = beginWork()
    await endInTime(limits, () => readForAll(shop, mine, mine.work!))
  }
  return mine.state
}

/** Returns a reading in progress; forgets those whose callers have vanished. */
function findRunning({ running }: SharedReads): Work | undefined {
  for (const work of running) {
    if (!work.isOver()) return work
    running.delete(work)
  }
  return undefined
}

/** Reads for all calls that wait. If that fails, each reads alone. */
async function readForAll(shop: Shop, next: NextRead, work: Work): Promise<void> {
  const options = { deadlineMs: Math.max(...next.deadlinesMs) }
  const keep = (state: State): void => void (next.state = state)
  await readCounted(shop, next.begins, options, work, keep).catch(() => {})
}

/** @param keep keeps the state for the calls that wait for the reading, before these go on */
async function readCounted(
  shop: Shop,
  begins: readonly Begin[],
  options: CallOptions,
  work: Work = beginWork(),
  keep?: (state: State) => void,
): Promise<State> {
  const { reads } = shop
  reads?.running.add(work)
  try {
    const state = await readNow(shop, begins, options)
    keep?.(state)
    return state
  } finally {
    reads?.running.delete(work)
    work.end()
  }
}

/** Reads the newest log entry first, so that the other entries and the contracts are at least as new as the clock. */
async function readNow(
  { client, product }: Shop,
  begins: readonly Begin[],
  options: CallOptions,
): Promise<State> {
  const keyId = await readKeyId(client, options)
  const seesAll = await readSeesAll(client, product, options)
  const clock = await readApiClock(client, options)
  const from = earliest(begins.map((begin) => begin(clock)))
  const entries = from === undefined ? null : await readLog(client, product.path, from, options)
  const first = await readContracts(product, options)
  // An empty list of contracts can be a fault of the service, so the list is read a second time.
  const contracts = first?.length === 0 ? await readContracts(product, options) : first
  return { keyId, seesAll, clock, entries, contracts, isSame: contracts?.length === first?.length }
}

/** Returns the earliest of the times from which the log is read; null is before all of them. */
function earliest(times: readonly (string | null | undefined)[]): string | null | undefined {
  if (times.includes(null)) return null
  return times.flatMap((time) => time ?? []).toSorted()[0]
}
