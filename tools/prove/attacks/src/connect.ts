import {
  type Client,
  type ClientOptions,
  createClient,
  createMemoryJournal,
  type OrderJournal,
} from '@hostwright/common'
import type { FaultEffect, Sandbox } from '@hostwright/sandbox'
import { type Kind, kindOf, type Order, type Product, products } from '../../orders/src/index.ts'
import type { Witness } from './witness.ts'

/** A proxy, a network or a node between the client and the API. */
export type Proxy = (request: Request, forward: () => Promise<Response>, kind: Kind) => Promise<Response>

/** A buyer's product, client and connection. */
export interface BuyerOptions {
  readonly product?: Product | undefined
  /** API key of the sandbox, or its name at another address. */
  readonly apiKey?: ClientOptions['apiKey']
  /** Address by which the client knows the API: another one than the sandbox's looks like a real API. */
  readonly address?: string | undefined
  /** First proxy between the client and the API. @default direct */
  readonly proxy?: Proxy | undefined
  /** Whether the proxy sends at most once by the runtime's own `fetch`, and the client is told so. @default false */
  readonly isPlain?: boolean | undefined
  /** Journal of the client; an explicit `undefined` leaves the option out. */
  readonly journal?: OrderJournal | 'memory' | undefined
  /** Further options of the client. */
  readonly client?: object | undefined
}

/** Name of the sandbox's first key at other addresses. It does not look like a sandbox's. */
export const mainKey = 'live-key-of-the-account'

/**
 * Creates a client whose requests pass through the proxy of its connection, and whose orders are counted when they
 * leave.
 */
export function connect(
  world: World,
  given: BuyerOptions,
  sent: string[],
  connection: { proxy: Proxy },
): Client {
  const { sandbox, truth } = world
  const { product = 'vps', apiKey = sandbox.apiKey, address = sandbox.baseUrl, isPlain = false } = given
  const { now, sleep } = sandbox.clock
  const journal = 'journal' in given ? given.journal : createMemoryJournal()
  async function fetch(request: Request): Promise<Response> {
    const kind = await kindOf(request, product)
    if (kind === 'order') {
      const key = request.headers.get('Idempotency-Key') ?? ''
      sent.push(key)
      truth.noteSent(key, (await request.clone().json()) as Order)
    }
    const forward = async (): Promise<Response> => {
      if (kind === 'order') fire(world, product)
      return address === sandbox.baseUrl ? sandbox.fetch(request) : sendAsReal(world, request)
    }
    return connection.proxy(request, forward, kind)
  }
  return createClient({
    baseUrl: address,
    apiKey,
    now,
    sleep,
    ...(journal !== undefined && { journal }),
    fetch: Object.assign(fetch, { isPlain }),
    ...given.client,
  })
}

/** Sends a request of another address to the sandbox. Its response has no header that names the sandbox's world. */
async function sendAsReal({ sandbox, keys }: World, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const headers = new Headers(request.headers)
  const key = headers.get('Authorization')?.replace('Bearer ', '') ?? ''
  headers.set('Authorization', `Bearer ${keys.get(key) ?? key}`)
  const { method, signal } = request
  const body = method === 'GET' ? null : await request.clone().arrayBuffer()
  const target = `${sandbox.baseUrl}${pathname}${search}`
  const response = await sandbox.fetch(new Request(target, { method, headers, body, signal }))
  response.headers.delete('Sandbox-World')
  return response
}

/** An account, and what its buyers share. */
export interface World {
  readonly sandbox: Sandbox
  readonly truth: Witness
  readonly armed: Armed[]
  /** Keys of the sandbox, by their names at other addresses. */
  readonly keys: ReadonlyMap<string, string>
}

/** A fault that waits for an order. */
export interface Armed {
  readonly effect: FaultEffect
  readonly product: Product
  nth: number
}

/**
 * Adds the fault for an order to the sandbox as the order leaves. Added earlier, it would hit a dry run, which is the
 * same operation.
 */
function fire({ sandbox, armed }: World, product: Product): void {
  const waiting = armed.filter((fault) => fault.product === product)
  for (const fault of waiting) fault.nth -= 1
  const due = waiting.find(({ nth }) => nth <= 0)
  if (due === undefined) return
  armed.splice(armed.indexOf(due), 1)
  sandbox.faults.add({ operationId: products[product].operationId, effect: due.effect })
}
