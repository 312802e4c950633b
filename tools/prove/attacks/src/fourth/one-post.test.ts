import { createMemoryJournal, isApiError, OrderOutcomeUnknownError } from '@hostwright/common'
import { expect, test } from 'vitest'
import {
  after,
  anOrder,
  apiError,
  consent,
  createStage,
  lost,
  neverArrives,
  page,
  thrownBy,
  type Alter,
} from './stage.ts'

/** Runs one line again for two hours, as a scheduled job does, and returns what the first run rejected with. */
async function runForTwoHours(alter: Alter, lagMs = 0) {
  const stage = await createStage()
  stage.sandbox.log.set({ lagMs })
  const journal = createMemoryJournal()
  const first = await thrownBy(stage.program({ journal, alter }).vps.ensure(anOrder('web-1'), consent))
  for (let run = 0; run < 24; run += 1) {
    await stage.later(5)
    await thrownBy(stage.program({ journal }).vps.ensure(anOrder('web-1'), consent))
  }
  return { first, paid: stage.paid() }
}

test('a response that is lost, and a job that runs every five minutes: one VPS is paid', async () => {
  const { first, paid } = await runForTwoHours(lost('order'))
  expect(first).toBeInstanceOf(OrderOutcomeUnknownError)
  expect(paid).toBe(1)
})

test('an order that never arrived, and a job that runs every five minutes: one VPS is paid', async () => {
  const { first, paid } = await runForTwoHours(neverArrives('order'))
  expect(first).toBeInstanceOf(OrderOutcomeUnknownError)
  expect(paid).toBe(1)
})

test.each([301, 302, 303, 307, 308])(
  'a %i in place of the response to an executed order: its outcome is unknown, and one VPS is paid',
  async (status) => {
    const moved = () => page(status, { Location: 'https://api.example.org/v1/vps/servers' })
    const { first, paid } = await runForTwoHours(after('order', moved, 1))
    expect(first).toBeInstanceOf(OrderOutcomeUnknownError)
    expect(paid).toBe(1)
  },
)

test.each([200, 202, 204, 400, 401, 402, 403, 404, 408, 409, 411, 422, 429, 499, 500, 502, 503, 504])(
  'a page with status %i in place of the response to an executed order: unknown, and one VPS is paid',
  async (status) => {
    const toPage = () =>
      status === 204 ? new Response(null, { status }) : page(status, { 'Retry-After': '2' })
    const { first, paid } = await runForTwoHours(after('order', toPage))
    expect(first).toBeInstanceOf(OrderOutcomeUnknownError)
    expect(paid).toBe(1)
  },
)

test('a 411 in place of the response to an order: the message says that a gateway rejects it, and where to order', async () => {
  const { first } = await runForTwoHours(after('order', () => page(411), 1))
  expect(String(first)).toContain(
    'a gateway rejects orders from Deno, which have no Content-Length: order from Node or Bun',
  )
})

test.each([
  [400, 'BAD_REQUEST'],
  [404, 'NOT_FOUND'],
  [409, 'DUPLICATE_REQUEST'],
  [409, 'CONFLICT'],
  [422, 'SERVER_ID_TAKEN'],
  [500, 'INTERNAL_ERROR'],
  [403, 'SOMETHING_NEW'],
])(
  'a %i %s in the form of the API, after the order was executed: unknown, and one VPS is paid',
  async (status, code) => {
    const { first, paid } = await runForTwoHours(after('order', () => apiError(status, code)))
    expect(first).toBeInstanceOf(OrderOutcomeUnknownError)
    expect(paid).toBe(1)
  },
)

test.each([0, 3_000, 60_000])(
  'a 429 in the form of the API after the order was executed, and a log that lags %i ms: one VPS is paid',
  async (lagMs) => {
    const tooMany = () =>
      Response.json(
        { error: { code: 'RATE_LIMIT_EXCEEDED', message: 'Too many requests.' } },
        { status: 429, headers: { 'Retry-After': '1' } },
      )
    const { paid } = await runForTwoHours(after('order', tooMany, 1), lagMs)
    expect(paid).toBe(1)
  },
)

test('an error that says "connection refused" after the order was executed: unknown, and one VPS is paid', async () => {
  const refused: Alter = async ({ kind }, pass) => {
    const response = await pass()
    if (kind !== 'order') return response
    const cause = Object.assign(new Error('connect ECONNREFUSED 203.0.113.9:443'), { code: 'ECONNREFUSED' })
    throw new TypeError('fetch failed', { cause })
  }
  const { first, paid } = await runForTwoHours(refused)
  expect(first).toBeInstanceOf(OrderOutcomeUnknownError)
  expect(paid).toBe(1)
})

test('a gateway that makes an order out of the dry run: the order is not sent in addition', async () => {
  const stage = await createStage()
  const journal = createMemoryJournal()
  const sold: Alter = async ({ kind, request }, pass) => {
    if (kind !== 'dry-run') return pass()
    const { dry_run: _, ...body } = (await request.clone().json()) as Record<string, unknown>
    const headers = new Headers(request.headers)
    headers.set('Authorization', `Bearer ${stage.sandbox.apiKey}`)
    headers.set('Idempotency-Key', 'invented-by-the-gateway')
    const text = JSON.stringify({ ...body, agree_to_terms: true })
    return stage.sandbox.fetch(
      new Request(`${stage.sandbox.baseUrl}/v1/vps/servers`, { method: 'POST', headers, body: text }),
    )
  }
  const first = await thrownBy(stage.program({ journal, alter: sold }).vps.ensure(anOrder('web-1'), consent))
  expect(first).toBeInstanceOf(OrderOutcomeUnknownError)
  expect(stage.paid()).toBe(1)
  for (let run = 0; run < 20; run += 1) {
    await stage.later(5)
    await thrownBy(stage.program({ journal }).vps.ensure(anOrder('web-1'), consent))
  }
  expect(stage.paid()).toBe(1)
})

test('ten calls for one name at the same time, through two clients with two keys and one journal: one VPS is paid', async () => {
  const stage = await createStage()
  const journal = createMemoryJournal()
  const programs = [stage.program({ journal }), stage.program({ journal, key: stage.addKey('second-key') })]
  const calls = Array.from({ length: 10 }, (_, index) =>
    programs[index % 2]!.vps.ensure(anOrder('web-1'), consent),
  )
  const results = await Promise.allSettled(calls)
  expect(stage.paid()).toBe(1)
  expect(
    results.filter((result) => result.status === 'fulfilled' && result.value.state === 'ordered'),
  ).toHaveLength(1)
})

test('a call whose signal aborts with the error of another call, after the order left: unknown, and one VPS is paid', async () => {
  const stage = await createStage()
  const journal = createMemoryJournal()
  const abort = new AbortController()
  const reason = await thrownBy(
    stage.program({ alter: async () => apiError(402, 'PAYMENT_REQUIRED') }).client.me(),
  )
  expect(isApiError(reason, 'PAYMENT_REQUIRED')).toBe(true)
  const aborted: Alter = async ({ kind }, pass) => {
    const response = await pass()
    if (kind === 'order') abort.abort(reason)
    return response
  }
  const { vps } = stage.program({ journal, alter: aborted })
  const error = await thrownBy(vps.ensure(anOrder('web-1'), consent, { signal: abort.signal }))
  if (error !== undefined) expect(error).toBeInstanceOf(OrderOutcomeUnknownError)
  await thrownBy(stage.program({ journal }).vps.ensure(anOrder('web-1'), consent))
  expect(stage.paid()).toBe(1)
})

test('an order rejected with 402 by the API itself: nothing is paid, and after a top-up it is placed by the same line', async () => {
  const stage = await createStage()
  const journal = createMemoryJournal()
  const refuse: Alter = async (step, pass) => {
    if (step.kind === 'order') stage.sandbox.account.setBalance(1)
    return pass()
  }
  const error = await thrownBy(
    stage.program({ journal, alter: refuse }).vps.ensure(anOrder('web-1'), consent),
  )
  expect(isApiError(error, 'PAYMENT_REQUIRED')).toBe(true)
  expect(stage.paid()).toBe(0)
  stage.sandbox.account.setBalance(1_000_000)
  expect((await stage.program({ journal }).vps.ensure(anOrder('web-1'), consent)).state).toBe('ordered')
  expect(stage.paid()).toBe(1)
})
