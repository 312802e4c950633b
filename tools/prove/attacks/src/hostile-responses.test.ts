import { inspect } from 'node:util'
import { createMemoryJournal } from '@hostwright/common'
import { type Placed, type Product, products } from '../../orders/src/index.ts'
import { expect } from 'vitest'
import { afterOrder, answerOrders, expectSentOnce, loseEntries, rewrite } from './proxies.ts'
import { direct, inTime, minute, stopTimers, test, through, unknownOutcome } from './scene.ts'

const timeoutMs = 100

const password = 'S3cret-of-the-root'

test.for<[string, (executed: Response) => Promise<Response>]>([
  ['no server', async () => Response.json({ message: 'Accepted.' })],
  ['a server that is null', async () => Response.json({ server: null })],
  ['a dry run’s result', async () => Response.json({ dry_run: true, total_price: 1 })],
  [
    'a page of HTML',
    async () => new Response('<h1>Welcome</h1>', { headers: { 'Content-Type': 'text/html' } }),
  ],
  ['nothing', async () => new Response(null, { status: 204 })],
  ['half of its body', async (executed) => new Response((await executed.text()).slice(0, 30), executed)],
  [
    'an id that is no number',
    async () => Response.json({ server: { id: 'x', uuid: null, name: 'x', status: 'active' } }),
  ],
])(
  'the order was executed and its 200 has %s: unknown, not retried, and found later',
  async ([_, change], { scene, buyer, quote }) => {
    answerOrders(buyer, change)
    const error = await buyer.fail(quote)
    await expectSentOnce(scene, buyer, quote, error)
    await expect(buyer.settle(quote)).resolves.toMatchObject({ outcome: 'executed' })
  },
)

test.for<Product>(['vps', 'hosting'])(
  '%s: a 200 names a contract that was there before the quote: it is not taken for the order’s',
  async (product, { scene }) => {
    const buyer = scene.buyer({ product })
    const earlier = await buyer.place(await buyer.quote())
    await scene.pass(10 * minute)
    const quote = await buyer.quote()
    answerOrders(buyer, async (executed) =>
      rewrite(executed, ({ server }: { server: Placed }) => ({ server: { ...server, ...earlier } })),
    )
    const error = await buyer.fail(quote)
    buyer.proxy = direct
    expect(error).toMatchObject(unknownOutcome)
    await expect(buyer.settle(quote)).resolves.toMatchObject({ outcome: 'executed' })
  },
)

test('a cached 200 names the contract of the previous order of the same plan: it is never taken for this order’s', async (scene) => {
  const buyer = scene.buyer()
  const [first, second] = [await buyer.quote(), await buyer.quote()]
  let cached = ''
  answerOrders(buyer, async (executed) => {
    cached ||= await executed.clone().text()
    return new Response(cached, executed)
  })
  await buyer.place(first)
  const error = await buyer.fail(second)
  expect([error['name'], scene.bought()]).toEqual([unknownOutcome.name, 2])
  await expect(buyer.settle(second)).resolves.toMatchObject({ outcome: 'executed' })
})

test.for<[string, number]>([
  ['a validation error', 422],
  ['a page of a firewall', 403],
  ['an internal error', 500],
  ['a success', 200],
])(
  '%s echoes the request: no record, error or `inspect` has the password or the key',
  async ([name, status], { scene }) => {
    const journal = createMemoryJournal()
    const lines: unknown[] = []
    const write = (...given: readonly unknown[]) => void lines.push(...given)
    const logger = { debug: write, info: write, warn: write, error: write }
    const buyer = scene.buyer({ journal, client: { logger } })
    const quote = await buyer.quote()
    let secret = ''
    through(buyer, async (request, forward, kind) => {
      if (kind !== 'order') return forward()
      secret = (request.headers.get('Authorization') ?? '').replace('Bearer ', '')
      const echo = `${await request.clone().text()} ${secret}`
      // A service that rejects a request which it has executed is a limit that the guide names.
      if (status !== 422) await forward()
      if (name.startsWith('a page')) return new Response(`<pre>${echo}</pre>`, { status })
      if (status === 200) return Response.json({ server: echo, echo })
      return Response.json({ error: { code: 'VALIDATION_ERROR', message: echo, errors: [echo] } }, { status })
    })
    const error = await buyer.place(quote, {}, { root_password: password }).catch((thrown: unknown) => thrown)
    const found = await buyer.reconcile(quote).catch((thrown: unknown) => thrown)
    const pending = await buyer.pending()
    const shown = [error, found, pending, lines, await journal.list(), buyer.client, quote]
    const text = [
      ...shown.map((value) => inspect(value, { depth: 20, showHidden: true })),
      JSON.stringify(shown.slice(0, 5)),
      String(error),
      (error as Error).stack,
    ].join('\n')
    expect(secret.length).toBeGreaterThan(20)
    expect(text).not.toContain(password)
    expect(text).not.toContain(secret)
  },
)

test.for<Product>(['vps', 'hosting'])(
  '%s: the response body stalls: unknown, in time',
  async (product, { scene }) => {
    const buyer = scene.buyer({ product })
    const quote = await buyer.quote()
    scene.fault('stall', product)
    afterOrder(buyer, stopTimers(timeoutMs))
    const error = await inTime(buyer.fail(quote, { timeoutMs, deadlineMs: 2_000 }))
    await expectSentOnce(scene, buyer, quote, error)
    await expect(buyer.settle(quote)).resolves.toMatchObject({ outcome: 'executed' })
  },
)

test('the body of a 402 of the API stalls: the outcome is unknown, and nothing was bought', async (scene) => {
  const buyer = scene.buyer()
  const quote = await buyer.quote()
  scene.sandbox.account.setBalance(0)
  const stall = stopTimers(timeoutMs)
  answerOrders(buyer, async (executed) => {
    stall()
    const half = (await executed.text()).slice(0, 20)
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(half)),
    })
    return new Response(body, executed)
  })
  const error = await inTime(buyer.fail(quote, { timeoutMs, deadlineMs: 2_000 }))
  expect([scene.bought(), error['name']]).toEqual([0, unknownOutcome.name])
  await expect(buyer.settle(quote)).resolves.toMatchObject({ outcome: 'not-executed' })
})

test.for(['onAttempt', 'logger', 'trace', 'the end of trace'] as const)(
  '%s throws for every attempt: a confirmed order is returned, and a lost one is unknown',
  async (observer, { scene }) => {
    const fail = (): never => {
      throw new Error('the observer is broken')
    }
    const client = {
      ...(observer === 'logger' && { logger: { debug: fail, info: fail, warn: fail, error: fail } }),
      ...(observer === 'trace' && { trace: fail }),
      ...(observer === 'the end of trace' && { trace: () => fail }),
    }
    const options = observer === 'onAttempt' ? { onAttempt: fail } : {}
    const buyer = scene.buyer({ client })
    expect(await buyer.place(await buyer.quote(), options)).toMatchObject({ status: 'setup_pending' })
    const quote = await buyer.quote()
    scene.fault('drop-response')
    await expect(buyer.fail(quote, options)).resolves.toMatchObject(unknownOutcome)
    expect(scene.bought()).toBe(2)
  },
)

test.for<[string, (body: object) => unknown]>([
  ['no list at all', () => ({ message: 'Try later.' })],
  ['entries that are null', () => ({ servers: [null, null], logs: [null] })],
  ['a page of HTML', () => '<h1>Maintenance</h1>'],
])('the reads of `reconcile` return %s: never `not-executed`', async ([_, body], { scene, buyer }) => {
  loseEntries(scene, buyer)
  const quote = await buyer.lose('drop-response')
  through(buyer, async (_, forward, kind) => (kind === 'list' ? rewrite(await forward(), body) : forward()))
  await scene.pass(120 * minute)
  const found = await buyer.reconcile(quote).catch((error: unknown) => ({ outcome: 'unknown', error }))
  expect(found.outcome).toBe('unknown')
  expect(products.vps.horizonMs).toBeLessThan(120 * minute)
})
