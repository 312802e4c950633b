import {
  createClient,
  createMemoryJournal,
  type OrderJournal,
  type OrderOutcomeUnknownError,
  type Reconciliation,
} from '@hostwright/common'
import { createSandbox, type FaultEffect, type Sandbox, type SandboxOptions } from '@hostwright/sandbox'
import { expect, onTestFinished } from 'vitest'
import type { VpsOrders } from '../orders.ts'
import type { OrderInput } from '../vps-product.ts'
import { noon } from './noon.ts'
import { createVps } from '../vps.ts'

export const input: OrderInput = { plan_id: 'standard-2gb', period: 12, image_id: 'ubuntu-24-04' }
export const consent = { root_password: 'Correct-Horse-7', agree_to_terms: true } as const
export const start = 1_000_000
export const minute = 60_000

export interface Buyer {
  readonly orders: VpsOrders
  /** The Idempotency-Keys of this buyer's orders that reached the API, without dry runs. */
  readonly sent: string[]
}

export interface Scene {
  readonly sandbox: Sandbox
  /** Returns how many times this price was charged. */
  paid(price: number): number
  /**
   * Creates a program that orders, with a process, a journal and a clock of its own, and by default the same API key.
   */
  buyer(options?: {
    readonly apiKey?: string
    readonly stepMs?: () => number
    readonly journal?: OrderJournal
  }): Buyer
  fail(effect: FaultEffect): void
}

/**
 * Creates a sandbox that executes an order again when its Idempotency-Key is reused: the worst behaviour that the
 * documentation allows.
 */
export async function setUp(options: SandboxOptions = {}): Promise<Scene> {
  const sandbox = await createSandbox({
    startAt: noon,
    speed: 0,
    assumptions: { 'completed-order-replay': 'order-again' },
    ...options,
  })
  onTestFinished(() => sandbox.close())
  const { baseUrl, clock } = sandbox
  return {
    sandbox,
    paid: (price) => (start - sandbox.account.balance) / price,
    fail: (effect) => void sandbox.faults.add({ operationId: 'orderVps', effect }),
    buyer({ apiKey = sandbox.apiKey, stepMs = () => 0, journal = createMemoryJournal() } = {}) {
      const sent: string[] = []
      const client = createClient({
        baseUrl,
        apiKey,
        journal,
        // The wall clock can jump, and does not have the sandbox clock's mark that durations can be measured with it.
        now: () => clock.now() + stepMs(),
        sleep: clock.sleep,
        async fetch(request) {
          const key = request.headers.get('Idempotency-Key')
          if (key !== null) sent.push(key)
          return sandbox.fetch(request)
        },
      })
      return { orders: createVps(client).orders, sent }
    },
  }
}

export type Quoted = Awaited<ReturnType<VpsOrders['quote']>>

/** Places an order and loses the response. */
export async function lose({ orders }: Buyer, quote: Quoted): Promise<OrderOutcomeUnknownError> {
  const error: unknown = await orders.place(quote, consent).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name: 'OrderOutcomeUnknownError' })
  return error as OrderOutcomeUnknownError
}

/** Calls `reconcile` every minute until the outcome is known. */
export async function settle(
  { sandbox }: Scene,
  ask: OrderOutcomeUnknownError['reconcile'],
  minutes = 90,
): Promise<Reconciliation> {
  for (let passed = 0; ; passed += 1) {
    const found = await ask!()
    if (found.outcome !== 'unknown' || passed >= minutes) return found
    await sandbox.clock.advance({ minutes: 1 })
  }
}

/** Returns the uuids of the contracts whose name is the one in the quote. */
export async function contractsOf({ sandbox }: Scene, quote: Quoted): Promise<string[]> {
  const { baseUrl, apiKey, fetch } = sandbox
  const servers = await createVps(createClient({ baseUrl, apiKey, fetch })).servers()
  return servers.filter(({ name }) => name === quote.order.name).map(({ uuid }) => uuid)
}
