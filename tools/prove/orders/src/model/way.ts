import type { FaultEffect, Sandbox } from '@hostwright/sandbox'
import { createDepartures, type Departure, type Departures } from './departures.ts'
import { type Kind, kindOf, type Order, type Product, products } from '../products.ts'
import type { Random } from '../random.ts'
import type { Arrival, Truth } from '../truth.ts'
import type { EntryFate } from './event-plan.ts'
import { addLateEntries, createKeyTwins, keyOf, withKey } from './key-twins.ts'
import type { Mishap } from './mishap.ts'
import type { Plan } from './plan.ts'
import type { Runtime } from './runtime.ts'

/** Path of requests from the processes to the API, on which failures happen. */
export interface Way {
  /** Sends a request of a process from an IP address. */
  readonly fetch: (request: Request, process: string, address: string) => Promise<Response>
  /** Sends an order of a colleague without the SDK, whose request does not fail. */
  readonly fetchDirectly: (request: Request, fate: EntryFate) => Promise<Response>
  readonly departures: Departures
  /** Hides the newest contract from the list, or shows it again. */
  hideNewest(isHidden: boolean): void
  /** Narrows a key to the current contracts, or removes that limit. */
  narrow(key: string, isNarrow: boolean): void
  /** Ends all failures on this path. */
  clear(): void
}

interface Surroundings {
  readonly sandbox: Sandbox
  readonly product: Product
  readonly truth: Truth
  readonly random: Random
  /** Keys that may order. */
  readonly keys: readonly string[]
  readonly runtime: Runtime
}

/** A request and the order in it. */
interface Parcel {
  readonly request: Request
  /** Whether the runtime sends the request again by itself when its connection ends without a response. */
  readonly isRepeated: boolean
  /** Whether it has no `Content-Length`. */
  readonly hasNoLength: boolean
  /** The IP address that it comes from. */
  readonly address: string
  readonly order: Order | undefined
  readonly departure: Departure | undefined
  readonly entry: EntryFate
}

const mostDelayMs = 800

type WayPlan = Pick<Plan, 'mishaps' | 'entries' | 'lateMs' | 'dateAheadMs'>

export function createWay({ mishaps, entries, lateMs, dateAheadMs }: WayPlan, around: Surroundings): Way {
  const { sandbox, product, random, keys, runtime } = around
  const departures = createDepartures(sandbox.clock.now)
  const twins = createKeyTwins(sandbox, keys)
  const fates = [...entries]
  let isHidden = false
  const queues: Readonly<Partial<Record<Kind, Mishap[]>>> = {
    order: [...mishaps.order],
    'dry-run': [...mishaps.dryRun],
  }
  const reads = [...mishaps.read]
  const travel = (signal: AbortSignal): Promise<void> => sandbox.clock.sleep(random() * mostDelayMs, signal)

  async function toShown(response: Response, request: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    if (isHidden && request.method === 'GET' && pathname === products[product].path && response.ok)
      return withoutNewest(response)
    const lateKey = twins.ofLate(keyOf(request))
    if (!isLog(request) || lateKey === undefined) return response
    const late = await sandbox.fetch(withKey(request, lateKey))
    const limit = Number(searchParams.get('limit'))
    return addLateEntries(response, late, sandbox.clock.now() - lateMs, limit)
  }

  return {
    async fetch(request, process, address) {
      const kind = await kindOf(request, product)
      const order = kind === 'order' ? ((await request.clone().json()) as Order) : undefined
      const departure = order && departures.note(request, process)
      const mishap = (queues[kind] ?? reads).shift() ?? 'none'
      await travel(request.signal)
      const entry = (queues[kind] && fates.shift()) ?? 'shown'
      const sent = kind === 'log' ? request : withKey(request, twins.of(keyOf(request), entry))
      const form = { isRepeated: runtime.repeats(request), hasNoLength: runtime.hasNoLength(request) }
      const parcel = { request: sent, address, order, departure, entry, ...form }
      const response = await meet(parcel, mishap, around)
      if (departure && !isProxied(mishap) && response.status < 500) departure.isRejected = !response.ok
      await travel(request.signal)
      if (departure && response.status === 411) departure.isLengthRequired = true
      return withDate(await toShown(response, request), sandbox.clock.now() + dateAheadMs)
    },
    fetchDirectly: (request, fate) => sandbox.fetch(withKey(request, twins.of(keyOf(request), fate))),
    departures,
    hideNewest(hides) {
      isHidden = hides
    },
    narrow: twins.narrow,
    clear() {
      isHidden = false
      twins.clear()
      fates.length = 0
      for (const queue of [reads, ...Object.values(queues)]) queue.length = 0
    },
  }
}

function isLog({ url }: Request): boolean {
  return new URL(url).pathname === '/v1/logs'
}

/** Replaces the date of a response by that of a gateway's own clock. */
function withDate(response: Response, at: number): Response {
  const headers = new Headers(response.headers)
  if (headers.has('Date')) headers.set('Date', new Date(at).toUTCString())
  return new Response(response.body, { status: response.status, headers })
}

function isProxied(mishap: Mishap): mishap is Extract<Mishap, { readonly proxyStatus: number }> {
  return typeof mishap === 'object' && 'proxyStatus' in mishap
}

/** Returns the result of a request with a mishap. */
async function meet(parcel: Parcel, mishap: Mishap, around: Surroundings): Promise<Response> {
  const { request } = parcel
  if (mishap === 'none') return arrive(parcel, around)
  if (mishap === 'bad-gateway' || mishap === 'failure-afterwards' || mishap === 'silence') {
    await arrive(parcel, around)
    if (mishap === 'silence') return untilAborted(request.signal)
    return mishap === 'bad-gateway' ? toPage(502) : toError(500, 'INTERNAL_ERROR')
  }
  if (mishap === 'connection-ends') {
    await arrive({ ...parcel, request: request.clone() }, around)
    // The repetition arrives on a connection of its own.
    if (parcel.isRepeated) return arrive(parcel, around)
    throw new TypeError('fetch failed', { cause: new Error('The other side has ended the connection.') })
  }
  if (mishap === 'length-required') return parcel.hasNoLength ? toPage(411) : arrive(parcel, around)
  if (isProxied(mishap)) {
    const { proxyStatus, code, isForwarded } = mishap
    if (isForwarded) await arrive(parcel, around)
    return code === undefined ? toPage(proxyStatus) : toError(proxyStatus, code)
  }
  if (typeof mishap === 'object' && 'arrivesAfterMs' in mishap) {
    const onItsWay = new Request(request, { signal: new AbortController().signal })
    void around.sandbox.clock
      .sleep(mishap.arrivesAfterMs)
      .then(() => arrive({ ...parcel, request: onItsWay }, around))
      .catch(() => undefined)
    return untilAborted(request.signal)
  }
  return arrive(parcel, around, mishap)
}

function toPage(status: number): Response {
  return new Response('<h1>Not now</h1>', { status, headers: { 'Content-Type': 'text/html' } })
}

function toError(status: number, code: string): Response {
  return Response.json({ error: { code, message: 'Not now.' } }, { status })
}

async function withoutNewest(response: Response): Promise<Response> {
  const { servers } = (await response.json()) as { readonly servers: readonly object[] }
  return Response.json({ servers: servers.slice(0, -1) }, response)
}

/** Sends a request to the API with a fault of the sandbox. */
async function arrive(
  { request, address, order, departure, entry }: Parcel,
  { sandbox, product, truth }: Surroundings,
  effect?: FaultEffect,
): Promise<Response> {
  const key = request.headers.get('idempotency-key') ?? ''
  const price = Number(order?.['expected_total_price'])
  const arrival: Arrival = { key, price, name: order?.[products[product].nameField] }
  if (order !== undefined) truth.noteArrival(arrival)
  if (departure) departure.posts += 1
  // The sandbox takes the fault before any other request arrives.
  if (effect !== undefined) sandbox.faults.add({ effect })
  const responding = sandbox.fetch(request, { address })
  sandbox.faults.clear()
  const response = await responding
  arrival.isRejected = response.status >= 400 && response.status < 500
  if (departure && response.ok) departure.executed = { at: sandbox.clock.now(), entry }
  return response
}

function untilAborted(signal: AbortSignal): Promise<Response> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
