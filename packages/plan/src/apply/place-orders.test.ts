import { ApiError, createMemoryJournal, type OrderJournal } from '@hostwright/common'
import type { FaultOptions } from '@hostwright/sandbox'
import { createVps } from '@hostwright/vps'
import { expect, test } from 'vitest'
import { type ApplyOptions, applyPlan, parseDesired, planAccount } from '../index.ts'
import { type Scene, setUp } from '../testing/set-up.ts'

const order = {
  plan_id: 'standard-2gb',
  period: 12,
  image_id: 'debian-13',
  max_total_price: 25_000,
  root_password: { generate: 24 },
  agree_to_terms: true,
} as const
const wished = parseDesired({ version: 1, vps: { 'web-02': { order } } })

/** Applies the order, with a fault after it was planned. Returns the calls of `onSecret` and the error. */
async function applyOrder(
  { client, sandbox }: Pick<Scene, 'client' | 'sandbox'>,
  fault?: FaultOptions,
  more: Partial<ApplyOptions> = {},
): Promise<{ states: string[]; values: Set<string>; cause: unknown }> {
  const plan = await planAccount(client, wished)
  if (fault) sandbox.faults.add(fault)
  const states: string[] = []
  const values = new Set<string>()
  const error: unknown = await applyPlan(plan, {
    client,
    spend: 25_000,
    onSecret({ state, value }) {
      states.push(state)
      values.add(value)
    },
    ...more,
  }).catch((thrown: unknown) => thrown)
  return { states, values, cause: (error as { readonly cause?: unknown }).cause ?? error }
}

test('the generated root password of an order that the API accepted is live', async () => {
  const { states, values } = await applyOrder(await setUp())
  expect([states, values.size]).toEqual([['pending', 'live'], 1])
})

test.each([
  ['generated now is rejected', undefined, ['pending', 'rejected']],
  ['of an earlier apply stays pending', 'Former-Secret-7', ['pending']],
] as const)(
  'if somebody else orders the VPS during the apply, a root password %s',
  async (_, former, expected) => {
    const { client, sandbox, connect } = await setUp()
    const plan = await planAccount(client, wished)
    const { root_password: __, max_total_price: ___, agree_to_terms, ...own } = order
    const colleague = createVps(connect({ journal: createMemoryJournal() }))
    const states: string[] = []
    await applyPlan(plan, {
      client,
      spend: 25_000,
      async onSecret({ state }) {
        states.push(state)
        if (state !== 'pending') return
        const password = { root_password: 'Colleague-7', agree_to_terms }
        await colleague.orders.ensure({ ...own, name: 'web-02' }, password)
        await sandbox.clock.advance({ hours: 2 })
      },
      findPending: async () => former,
    })
    expect(states).toEqual(expected)
    expect(sandbox.servers().filter(({ name }) => name === 'web-02')).toHaveLength(1)
  },
)

test('the root password of an accepted order is live before the set-up, during which an apply may be killed', async () => {
  const { client, sandbox } = await setUp()
  const plan = await planAccount(client, wished)
  const find = () => sandbox.servers().find(({ name }) => name === 'web-02')
  const controller = new AbortController()
  const killed = new Error('killed')
  const told: unknown[] = []
  const options: ApplyOptions = {
    client,
    spend: 25_000,
    onSecret: ({ state }) => void told.push([state, find()?.status]),
  }
  const stopped = applyPlan(plan, {
    ...options,
    signal: controller.signal,
    onProgress: () => find() && controller.abort(killed),
  })
  await expect(stopped).rejects.toMatchObject({ name: 'ApplyError', cause: killed })
  expect(told).toEqual([
    ['pending', undefined],
    ['live', 'setup_pending'],
  ])
  // The second apply needs no password, so the one that it generates is rejected.
  await applyPlan(plan, options)
  expect(told.slice(2)).toEqual([
    ['pending', 'setup_pending'],
    ['rejected', 'setup_pending'],
  ])
})

test('if an apply could not store that a root password is live, the next one reports it again', async () => {
  const { client } = await setUp()
  const plan = await planAccount(client, wished)
  const told: { state: string; value: string }[] = []
  let isFull = true
  const options: ApplyOptions = {
    client,
    spend: 25_000,
    findPending: async () => told[0]?.value,
    onSecret({ state, value }) {
      if (state === 'live' && isFull) throw new Error('The disk is full.')
      told.push({ state, value })
    },
  }
  await expect(applyPlan(plan, options)).rejects.toMatchObject({ cause: { message: 'The disk is full.' } })
  isFull = false
  await applyPlan(plan, options)
  expect(told.map(({ state }) => state)).toEqual(['pending', 'pending', 'live'])
  expect(new Set(told.map(({ value }) => value)).size).toBe(1)
})

test.each([
  ['the dry run', 1, 422, 'PLAN_NOT_AVAILABLE'],
  ['the order', 2, 402, 'PAYMENT_REQUIRED'],
] as const)(
  'if the API rejects %s, the generated root password is rejected',
  async (_, nth, status, code) => {
    const scene = await setUp()
    const fault = { operationId: 'orderVps', nth, effect: { status, code } } as const
    const { states, values, cause } = await applyOrder(scene, fault)
    expect(cause).toMatchObject({ name: 'ApiError', code })
    expect([states, values.size]).toEqual([['pending', 'rejected'], 1])
  },
)

test('if the order provably never left, the generated root password is rejected', async () => {
  const { sandbox, connect } = await setUp()
  const kept = createMemoryJournal()
  // Writing the claim takes 11 seconds, and an order is not sent later than 10 seconds after its claim began.
  const journal: OrderJournal = {
    ...kept,
    async write(record) {
      if (record.state === 'sending') await sandbox.clock.advance({ seconds: 11 })
      return kept.write(record)
    },
  }
  const { states, cause } = await applyOrder({ sandbox, client: connect({ journal }) })
  expect(cause).toMatchObject({ name: 'TimeoutError', sent: false })
  expect(states).toEqual(['pending', 'rejected'])
})

test.each([
  ['no response arrived', 'drop-response'],
  ['its rejection is not certain', { status: 404, code: 'NOT_FOUND' }],
  ['the API failed', { status: 500, code: 'INTERNAL_ERROR' }],
] as const)('if an order was sent and %s, the generated root password stays pending', async (_, effect) => {
  const scene = await setUp()
  const { states, cause } = await applyOrder(scene, { operationId: 'orderVps', nth: 2, effect })
  expect(cause).toHaveProperty('name', 'OrderOutcomeUnknownError')
  expect(states).toEqual(['pending'])
})

test('if a read before the order fails, the generated root password stays pending', async () => {
  const scene = await setUp()
  const effect = { status: 422, code: 'VALIDATION_ERROR' } as const
  const { states, cause } = await applyOrder(scene, { operationId: 'listLogs', effect })
  expect(cause).toMatchObject({ name: 'ApiError', code: 'VALIDATION_ERROR' })
  expect(states).toEqual(['pending'])
})

test('if an apply is aborted with the rejection of another order, the generated root password stays pending', async () => {
  const scene = await setUp()
  const reason = new ApiError({
    status: 402,
    code: 'PAYMENT_REQUIRED',
    message: 'Not enough money',
    details: [],
    operation: 'POST /v1/vps/servers',
    retryAfterMs: undefined,
    rateLimit: {},
  })
  const controller = new AbortController()
  const states: string[] = []
  const { cause } = await applyOrder(scene, undefined, {
    signal: controller.signal,
    onSecret({ state }) {
      states.push(state)
      controller.abort(reason)
    },
  })
  expect(cause).toBe(reason)
  expect(states).toEqual(['pending'])
})

test.each(['is aborted', 'fails'] as const)(
  'the response of an order is lost after another change %s: the error tells of the order',
  async (what) => {
    const { client: planner, connect, sandbox } = await setUp()
    const hosting = { 'hw123456.example.jp': { memo: 'shop' } }
    const plan = await planAccount(
      planner,
      parseDesired({ version: 1, hosting, vps: { 'web-02': { order } } }),
    )
    const controller = new AbortController()
    const [begun, failed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const client = connect({
      async fetch(request) {
        if (request.url.endsWith('/memo') && request.method === 'PUT') {
          begun.resolve()
          const error = { code: 'NOT_FOUND', message: 'None.' }
          return what === 'fails' ? Response.json({ error }, { status: 404 }) : new Promise(() => {})
        }
        const response = await sandbox.fetch(request)
        if (request.headers.get('Idempotency-Key') === null) return response
        await begun.promise
        if (what === 'is aborted') controller.abort(new Error('Ctrl+C'))
        await failed.promise
        throw new TypeError('fetch failed')
      },
    })
    const applying = applyPlan(plan, {
      client,
      spend: 25_000,
      signal: controller.signal,
      onSecret: () => {},
      onProgress: ({ state }) => void (state === 'failed' && failed.resolve()),
    })
    await expect(applying).rejects.toMatchObject({
      name: 'ApplyError',
      address: 'vps/web-02',
      message: expect.stringContaining('vps/web-02 failed (1 other write was sent, 0 changes finished)'),
      cause: { name: 'OrderOutcomeUnknownError' },
    })
  },
)

test.each([NaN, '9000', [9000], new Date(), true, null, 9000n, -1])(
  'a `spend` that is no number covers no order, and nothing is sent: %s',
  async (spend) => {
    const { client, writes } = await setUp()
    const plan = await planAccount(
      client,
      parseDesired({ version: 1, vps: { 'web-02': { order }, 'web-03': { order } } }),
    )
    const before = writes().length
    const applying = applyPlan(plan, { client, spend: spend as number, onSecret: () => {} })
    await expect(applying).rejects.toMatchObject({ name: 'ConfigError', field: 'spend' })
    expect(writes().slice(before)).toEqual([])
  },
)
