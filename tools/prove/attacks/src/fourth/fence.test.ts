import { createMemoryJournal, OrderOutcomeUnknownError } from '@hostwright/common'
import { expect, test } from 'vitest'
import {
  after,
  anOrder,
  consent,
  createStage,
  lost,
  neverArrives,
  page,
  thrownBy,
  type Alter,
  type Stage,
} from './stage.ts'

/** Somebody orders a VPS with the same key in another program, which has a journal of its own. */
const panelOrders = (stage: Stage, name: string) => stage.program().vps.ensure(anOrder(name), consent)

const secondsLater = (stage: Stage, seconds: number) => stage.sandbox.clock.advance({ seconds })

test.each(['web-1', 'other'])(
  'a person who confirms after two hours, while the same key has ordered %s elsewhere: nothing more is ordered',
  async (name) => {
    const stage = await createStage()
    const confirm = async () => {
      await stage.later(115)
      await panelOrders(stage, name)
      await stage.later(1)
      return true
    }
    const result = await stage
      .program()
      .vps.ensure(anOrder('web-1'), { ...consent, confirm })
      .catch((error: unknown) => error)
    expect(stage.paid()).toBe(1)
    expect(result).toBeInstanceOf(OrderOutcomeUnknownError)
  },
)

test('a person who confirms while the name is ordered with another key and listed: stopped, and existing afterwards', async () => {
  const stage = await createStage()
  const journal = createMemoryJournal()
  const confirm = async () => {
    await stage.program({ key: stage.addKey('panel') }).vps.ensure(anOrder('web-1'), consent)
    await stage.later(30)
    return true
  }
  const error = await thrownBy(
    stage.program({ journal }).vps.ensure(anOrder('web-1'), { ...consent, confirm }),
  )
  expect(String(error)).not.toMatch(/reconcile/i)
  expect(stage.paid()).toBe(1)
  const { state } = await stage.program({ journal }).vps.ensure(anOrder('web-1'), consent)
  expect(state).toBe('existing')
  expect(stage.paid()).toBe(1)
})

test('two persons who confirm the same order from one journal, hours apart: one VPS is paid', async () => {
  const stage = await createStage()
  const journal = createMemoryJournal()
  const wait = (minutes: number) => async () => {
    await stage.sandbox.clock.sleep(minutes * 60_000)
    return true
  }
  const results = await Promise.allSettled(
    [60, 61, 61].map((minutes) =>
      stage.program({ journal }).vps.ensure(anOrder('web-1'), { ...consent, confirm: wait(minutes) }),
    ),
  )
  expect(stage.paid()).toBe(1)
  expect(
    results.filter((result) => result.status === 'fulfilled' && result.value.state === 'ordered'),
  ).toHaveLength(1)
})

test('the price rises while a person confirms: nothing is paid at another price than the one that was shown', async () => {
  const stage = await createStage()
  let shown = 0
  const confirm = async ({ total_price }: { total_price: number }) => {
    shown = total_price
    stage.sandbox.plans.change('standard-2gb', { periods: [{ months: 12, price: 60_000 }] })
    return true
  }
  const before = stage.sandbox.account.balance
  const error = await thrownBy(stage.program().vps.ensure(anOrder('web-1'), { ...consent, confirm }))
  expect(error).toMatchObject({ code: 'PRICE_MISMATCH' })
  expect([shown > 0, stage.paid(), before - stage.sandbox.account.balance]).toEqual([true, 0, 0])
})

test.each([0, 15, 29, 60, 170])(
  'a dry run that never arrived, and %i seconds later an order by the same key from another journal: not ordered again',
  async (seconds) => {
    const stage = await createStage()
    const journal = createMemoryJournal()
    const { vps } = stage.program({ journal, alter: neverArrives('dry-run') })
    await thrownBy(vps.ensure(anOrder('web-1'), consent))
    await secondsLater(stage, seconds)
    await panelOrders(stage, 'web-1')
    await secondsLater(stage, 1)
    await thrownBy(stage.program({ journal }).vps.ensure(anOrder('web-1'), consent))
    expect(stage.paid()).toBe(1)
  },
)

test.each([
  after('dry-run', () => page(200), 1),
  lost('dry-run'),
  after('dry-run', () => page(502), 1),
  after('dry-run', () => page(307, { Location: '/' }), 1),
])(
  'a dry run that arrived and whose response is lost or a page (case %#): the same line orders within minutes',
  async (alter) => {
    const stage = await createStage()
    const journal = createMemoryJournal()
    await thrownBy(stage.program({ journal, alter }).vps.ensure(anOrder('web-1'), consent))
    await stage.later(5)
    const result = await stage
      .program({ journal })
      .vps.ensure(anOrder('web-1'), consent)
      .catch((error: unknown) => error)
    expect(result).toMatchObject({ state: 'ordered' })
    expect(stage.paid()).toBe(1)
  },
)

test('a lost dry run of one word inside the time of a lost order of another: the order is never called not executed', async () => {
  const stage = await createStage()
  const journal = createMemoryJournal()
  const { vps } = stage.program({ journal, alter: lost('order') })
  const quote = await vps.quote({ ...anOrder('web-1') }, { mark: false })
  await thrownBy(vps.place(quote, { root_password: 'Correct-Horse-7', agree_to_terms: true }))
  await thrownBy(
    stage.program({ journal, alter: neverArrives('dry-run') }).vps.ensure(anOrder('web-2'), consent),
  )
  const hidden: Alter = async ({ kind, path }, pass) => {
    const response = await pass()
    return kind === 'read' && path === '/v1/vps/servers' ? Response.json({ servers: [] }, response) : response
  }
  for (let look = 0; look < 12; look += 1) {
    await stage.later(10)
    expect((await stage.program({ journal, alter: hidden }).vps.reconcile(quote)).outcome).not.toBe(
      'not-executed',
    )
  }
})

test.each([0, 2_000, 5_000, 9_000])(
  'two journals, one after the other, and a log that lags %i ms: one VPS is paid',
  async (lagMs) => {
    const stage = await createStage()
    stage.sandbox.log.set({ lagMs })
    await panelOrders(stage, 'web-1')
    await thrownBy(stage.program().vps.ensure(anOrder('web-1'), consent))
    expect(stage.paid()).toBe(1)
  },
)

test('a log of several pages that grows while it is read: all pages end at the same time', async () => {
  const stage = await createStage()
  const journal = createMemoryJournal()
  for (const name of ['a', 'b', 'c']) await stage.program({ journal }).vps.ensure(anOrder(name), consent)
  const { vps, client } = stage.program({ journal })
  for (let read = 0; read < 260; read += 1)
    await thrownBy(client.api.POST('/v1/vps/servers', { body: {} as never }))
  const queries: URLSearchParams[] = []
  const notes: Alter = ({ path, request }, pass) => {
    if (path === '/v1/logs') queries.push(new URL(request.url).searchParams)
    return pass()
  }
  await thrownBy(stage.program({ journal, alter: notes }).vps.find(anOrder('d')))
  const later = queries.filter((query) => query.has('cursor'))
  expect(new Set(later.map((query) => query.get('to'))).size).toBeLessThanOrEqual(1)
  for (const query of later) expect(query.get('to')).not.toBeNull()
  expect(await vps.find(anOrder('a'))).toMatchObject({ state: 'existing' })
})
