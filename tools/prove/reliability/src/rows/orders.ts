import type { Reply, SeenAttempt } from '../fault-server.ts'
import { json, rejection, reset } from '../replies.ts'
import { failureOf, must, type Row, successOf } from '../row.ts'

export const unansweredOrder: Row = {
  situation: 'an order, the connection drops after sending',
  wanted: 'sent once; the error has the key, the attempts and a reconcile() that finds its contract',
  async check({ server, make }) {
    const { order } = make()
    server.script(account(reset))
    const error = (await failureOf(() => order())) as Partial<OutcomeUnknown>
    const [sent, ...more] = ordersOf(server.seen)
    must(sent !== undefined && more.length === 0, `sent ${more.length + 1} times`)
    must(error.name === 'OrderOutcomeUnknownError', `fails with ${error.name}`)
    must(error.idempotencyKey === sent.headers['idempotency-key'], 'the error has another key')
    must(error.fingerprint !== undefined && error.fingerprint !== '', 'the error has no fingerprint')
    must((error.cause as OutcomeUnknown | undefined)?.attempts?.length === 1, 'the error has no attempts')
    const { outcome } = (await error.reconcile?.()) ?? {}
    must(outcome === 'executed', `reconcile() says ${outcome}`)
  },
}

export const resentOrder: Row = {
  situation: 'the same, where the caller allows to retry',
  wanted: 'retried under the same Idempotency-Key',
  async check({ server, make }) {
    const { order } = make()
    server.script(account(reset, ordered))
    await successOf(() => order({ resend: true }))
    must(keysOf(server.seen).size === 1, 'retried under another key')
    must(ordersOf(server.seen).length === 2, `sent ${ordersOf(server.seen).length} times`)
  },
}

export const orderInProgress: Row = {
  situation: '409 DUPLICATE_REQUEST to an order',
  wanted: 'never retried: settled by reading',
  async check({ server, make }) {
    const { order } = make()
    server.script(account(rejection(409, 'DUPLICATE_REQUEST'), ordered))
    const error = (await failureOf(() => order())) as Partial<OutcomeUnknown>
    must(ordersOf(server.seen).length === 1, `sent ${ordersOf(server.seen).length} times`)
    must(error.name === 'OrderOutcomeUnknownError', `fails with ${error.name}`)
    const { outcome } = (await error.reconcile?.()) ?? {}
    must(outcome === 'executed', `reconcile() says ${outcome}`)
  },
}

interface OutcomeUnknown {
  readonly name: string
  readonly idempotencyKey: string
  readonly fingerprint: string
  readonly cause: unknown
  readonly attempts: readonly unknown[]
  readonly reconcile: () => Promise<{ readonly outcome: string }>
}

const uuid = '5d1b9f40-2c7e-4a86-8e13-b7f0a94c6d25'
const price = { months: 12, total_price: 12_000, regular_total_price: 12_000, campaign_applied: false }
const logged = {
  method: 'POST',
  path: '/v1/vps/servers',
  status_code: 200,
  created_at: '2026-01-01 09:00:00',
}
const ordered = json(200, { server: { id: 7, uuid: null, status: 'preparing' } })

/** Responds like an account to the reads of an order, and gives the scripted replies to the orders themselves. */
function account(...toOrders: readonly [Reply, ...Reply[]]): Reply {
  let orders = 0
  let name: string | undefined
  const logs: object[] = []
  const plans = {
    plans: [{ plan_id: 'standard-2gb', memory_mb: 2048, periods: [price] }],
    os_images: [{ image_id: 'ubuntu-24-04', minimum_memory_mb: 512 }],
  }
  return async (exchange) => {
    await exchange.receive()
    const { attempt } = exchange
    const reply = (): Reply => {
      // An order that was read has been executed, even if its response was lost.
      if (attempt.method === 'POST') logs.unshift(logged)
      if (isOrder(attempt)) ({ name } = JSON.parse(attempt.body) as { name?: string })
      if (isOrder(attempt)) return toOrders[Math.min(orders++, toOrders.length - 1)]!
      if (attempt.method === 'POST') return json(200, { dry_run: true, total_price: price.total_price })
      if (attempt.path.startsWith('/v1/logs')) {
        return json(200, { logs: [...logs], count: logs.length, has_more: false })
      }
      if (attempt.path === '/v1/vps/plans') return json(200, plans)
      return json(200, { servers: orders > 0 ? [{ uuid, name }] : [] })
    }
    await reply()(exchange)
  }
}

function ordersOf(seen: readonly SeenAttempt[]): SeenAttempt[] {
  return seen.filter(isOrder)
}

function keysOf(seen: readonly SeenAttempt[]): Set<string | string[] | undefined> {
  return new Set(ordersOf(seen).map(({ headers }) => headers['idempotency-key']))
}

function isOrder({ method, body }: SeenAttempt): boolean {
  return method === 'POST' && (JSON.parse(body) as { dry_run?: boolean }).dry_run === false
}
