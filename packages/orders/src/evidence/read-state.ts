import { type CallOptions, type Client, TimeoutError } from '@hostwright/common'
import { endInTime } from '@hostwright/common/ports'
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
  /** Number of readings in progress. */
  running: number
  /** The reading that begins when none is in progress any more, with those who wait for it. */
  next?: NextRead | undefined
}

interface NextRead {
  readonly promise: Promise<State | undefined>
  readonly resolve: (state: State | undefined) => void
  readonly begins: Begin[]
  readonly deadlinesMs: number[]
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
  const { client, product, reads } = shop
  const { signal, deadlineMs = client.deadlineMs } = options
  let state: State | undefined
  // A shared reading has no headers and no timeout of one call. A deadline that is no time is rejected by a request.
  const isPlain =
    !options.headers && options.timeoutMs === undefined && deadlineMs > 0 && deadlineMs < Infinity
  if (reads?.running && isPlain) {
    const next = (reads.next ??= {
      ...Promise.withResolvers<State | undefined>(),
      begins: [],
      deadlinesMs: [],
    })
    next.begins.push(begin)
    next.deadlinesMs.push(deadlineMs)
    const toReason = (): Error =>
      new TimeoutError(`GET ${product.path}`, deadlineMs, 'The account is read by other calls')
    state = await endInTime({ ms: deadlineMs, toReason, signal }, () => next.promise)
  }
  state ??= await readCounted(shop, [begin], options)
  const from = begin(state.clock)
  // Others may need older entries, or the log at all.
  const { entries } = state
  const isSince = ({ created_at }: ExecutionLogEntry): boolean => !(created_at < from!)
  return {
    ...state,
    entries: from === undefined ? null : from && entries ? entries.filter(isSince) : entries,
  }
}

async function readCounted(shop: Shop, begins: readonly Begin[], options: CallOptions): Promise<State> {
  const { reads = { running: 0 } } = shop
  reads.running += 1
  try {
    return await readNow(shop, begins, options)
  } finally {
    reads.running -= 1
    const { next } = reads
    if (next && !reads.running) {
      reads.next = undefined
      const { begins: all, deadlinesMs } = next
      // A call that waits alone reads alone, so that its abort ends the reading.
      const reading = all[1] && readCounted(shop, all, { deadlineMs: Math.max(...deadlinesMs) })
      void Promise.resolve(reading).then(next.resolve, () => next.resolve(undefined))
    }
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
  const given = times.filter((time) => time !== undefined)
  if (given.includes(null)) return null
  return given.reduce((first, time) => (first! < time! ? first : time), given[0])
}
