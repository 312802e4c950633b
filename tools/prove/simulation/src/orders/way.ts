import type { FaultEffect, Sandbox } from '@hostwright/sandbox'
import { createDepartures, type Departures } from './departures.ts'
import type { Mishap, ProxyAnswer, RequestKind } from './plan.ts'
import type { Product } from './product.ts'
import type { Random } from './random.ts'
import type { Truth } from './truth.ts'

/** The way from the processes to the API, on which things go wrong. */
export interface Way {
  readonly fetch: (request: Request) => Promise<Response>
  readonly departures: Departures
  /** Leaves the newest contract out of the list from now on, or not any more. */
  hideNewest(isHidden: boolean): void
  /** From now on everything goes well. */
  clear(): void
}

interface Surroundings {
  readonly sandbox: Sandbox
  readonly product: Product
  readonly truth: Truth
  readonly random: Random
}

/** A request, and the order in it. */
interface Parcel {
  readonly request: Request
  readonly order: OrderBody | undefined
}

interface OrderBody {
  readonly dry_run: boolean
  readonly expected_total_price: number
  readonly name?: string
  readonly server_id?: string
}

const mostDelayMs = 800

export function createWay(
  mishaps: Readonly<Record<RequestKind, readonly Mishap[]>>,
  around: Surroundings,
): Way {
  const { sandbox, random } = around
  const departures = createDepartures()
  let isHidden = false
  const queues = { order: [...mishaps.order], dryRun: [...mishaps.dryRun], read: [...mishaps.read] }
  const travel = (signal: AbortSignal): Promise<void> => sandbox.clock.sleep(random() * mostDelayMs, signal)
  return {
    async fetch(request) {
      const body = request.method === 'POST' ? ((await request.clone().json()) as OrderBody) : undefined
      const order = body?.dry_run === false ? body : undefined
      if (order !== undefined) departures.note(request)
      const kind = order === undefined ? (body === undefined ? 'read' : 'dryRun') : 'order'
      const mishap = queues[kind].shift() ?? 'none'
      await travel(request.signal)
      const response = await meet({ request, order }, mishap, around)
      await travel(request.signal)
      const isList = kind === 'read' && new URL(request.url).pathname === around.product.path
      return isList && isHidden && response.ok ? withoutNewest(response) : response
    },
    departures,
    hideNewest(hides) {
      isHidden = hides
    },
    clear() {
      isHidden = false
      for (const queue of Object.values(queues)) queue.length = 0
    },
  }
}

/** What becomes of a request with a mishap. */
async function meet(parcel: Parcel, mishap: Mishap, around: Surroundings): Promise<Response> {
  const { request, order } = parcel
  if (mishap === 'none') return arrive(parcel, around)
  if (mishap === 'bad-gateway') {
    await arrive(parcel, around)
    return new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } })
  }
  if (mishap === 'failure-afterwards') {
    await arrive(parcel, around)
    return Response.json({ error: { code: 'INTERNAL_ERROR', message: 'It failed.' } }, { status: 500 })
  }
  if (mishap === 'silence') {
    await arrive(parcel, around)
    return untilAborted(request.signal)
  }
  if (typeof mishap === 'object' && 'proxyStatus' in mishap) {
    if (mishap.isForwarded) await arrive(parcel, around)
    return toProxied(mishap)
  }
  if (typeof mishap === 'object' && 'arrivesAfterMs' in mishap) {
    const onItsWay = new Request(request, { signal: new AbortController().signal })
    void around.sandbox.clock
      .sleep(mishap.arrivesAfterMs)
      .then(() => arrive({ request: onItsWay, order }, around))
      .catch(() => undefined)
    return untilAborted(request.signal)
  }
  return arrive(parcel, around, mishap)
}

function toProxied({ proxyStatus: status, code }: ProxyAnswer): Response {
  if (code !== undefined) return Response.json({ error: { code, message: 'Not now.' } }, { status })
  return new Response('<h1>Not now</h1>', { status, headers: { 'Content-Type': 'text/html' } })
}

async function withoutNewest(response: Response): Promise<Response> {
  const { servers } = (await response.json()) as { readonly servers: readonly object[] }
  return Response.json({ servers: servers.slice(0, -1) }, response)
}

/** Brings a request to the API, with a fault of the sandbox. */
async function arrive(
  { request, order }: Parcel,
  { sandbox, product, truth }: Surroundings,
  effect?: FaultEffect,
): Promise<Response> {
  if (order !== undefined) {
    const idempotencyKey = request.headers.get('idempotency-key') ?? ''
    truth.noteArrival({ idempotencyKey, price: order.expected_total_price, name: order[product.mark] })
  }
  // The sandbox takes the fault before anybody else can ask for anything.
  if (effect !== undefined) sandbox.faults.add({ effect })
  const responding = sandbox.fetch(request)
  sandbox.faults.clear()
  return responding
}

function untilAborted(signal: AbortSignal): Promise<Response> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
