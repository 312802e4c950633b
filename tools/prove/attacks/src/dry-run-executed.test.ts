import { type Order, products } from '../../orders/src/index.ts'
import { expect } from 'vitest'
import type { Proxy } from './connect.ts'
import { type Scene, test, unknownOutcome } from './scene.ts'

// In these tests, the API executes the first dry run as an order.

const { input } = products.vps
const order: Order = { ...input, name: 'web-1' }

/** Executes the first dry run as an order, and responds as given. */
function executeDryRun({ sandbox }: Scene, answer: (executed: Response) => Promise<Response>): Proxy {
  let isOver = false
  return async (request, forward, kind) => {
    if (kind !== 'dry-run' || isOver) return forward()
    isOver = true
    const headers = new Headers(request.headers)
    headers.set('Idempotency-Key', crypto.randomUUID())
    const body = JSON.stringify({ ...((await request.json()) as object), dry_run: false })
    return answer(await sandbox.fetch(new Request(request.url, { method: 'POST', headers, body })))
  }
}

test.for<[string, (executed: Response) => Promise<Response>]>([
  ['an order', async (executed) => executed],
  ['nothing (204)', async () => new Response(null, { status: 204 })],
  ['an order, as a 202', async (executed) => new Response(await executed.text(), { status: 202 })],
  ['null', async () => Response.json(null)],
])(
  'the API executes a dry run, and its success has %s, which does not say that it was a dry run: nothing is ordered again',
  async ([_, answer], { scene, buyer }) => {
    buyer.proxy = executeDryRun(scene, answer)
    const error = await buyer.ensure(order).catch((thrown: unknown) => thrown)
    await buyer.ensure(order).catch(() => {})
    expect(scene.sandbox.servers().filter(({ name }) => name === 'web-1')).toHaveLength(1)
    expect(error).toMatchObject(unknownOutcome)
  },
)
