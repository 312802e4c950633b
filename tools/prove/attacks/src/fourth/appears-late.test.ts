import { createMemoryJournal } from '@hostwright/common'
import { expect, test } from 'vitest'
import {
  aServer,
  after,
  anOrder,
  consent,
  createStage,
  hostingConsent,
  lost,
  neverArrives,
  page,
  password,
  thrownBy,
  type Alter,
  type Stage,
} from './stage.ts'

const place = { root_password: password, agree_to_terms: true } as const

/** Runs the same line every ten minutes for three hours. */
async function runOn(stage: Stage, run: () => Promise<unknown>) {
  for (let count = 0; count < 18; count += 1) {
    await thrownBy(run())
    await stage.later(10)
  }
}

/** Shows a list without some VPSs, and no order in the log. */
const hiding = (isHidden: (name: string, read: number) => boolean): Alter => {
  let reads = 0
  return async ({ kind, path }, pass) => {
    const response = await pass()
    if (kind !== 'read' || !response.ok) return response
    if (path === '/v1/logs') {
      const body = (await response.json()) as { logs: { method: string }[] }
      return Response.json({ ...body, logs: body.logs.filter(({ method }) => method !== 'POST') }, response)
    }
    if (path !== '/v1/vps/servers') return response
    reads += 1
    const { servers } = (await response.json()) as { servers: { name: string }[] }
    return Response.json({ servers: servers.filter(({ name }) => !isHidden(name, reads)) }, response)
  }
}

test('a set-up that lasts three hours, and a lost response: the order is never called not executed', async () => {
  const stage = await createStage()
  stage.sandbox.transitions.set('signup', { mode: 'held' })
  const { vps, journal } = stage.program({ alter: lost('order') })
  const quote = await vps.quote(anOrder())
  await thrownBy(vps.place(quote, place))
  for (let look = 0; look < 18; look += 1) {
    expect((await stage.program({ journal }).vps.reconcile(quote)).outcome).toBe('unknown')
    await stage.later(10)
  }
})

test.each([30, 130, 600, 1_500])(
  'a gateway that gives up, and a backend that orders %i seconds later: one VPS is paid',
  async (seconds) => {
    const stage = await createStage()
    const journal = createMemoryJournal()
    stage.sandbox.faults.add({ operationId: 'orderVps', nth: 2, effect: { finishLateMs: seconds * 1_000 } })
    await runOn(stage, () => stage.program({ journal }).vps.ensure(anOrder('web-1'), consent))
    expect(stage.paid()).toBe(1)
  },
)

test.each([30, 600])(
  'a gateway that gives up, and a backend that orders a hosting server %i seconds later: one is paid',
  async (seconds) => {
    const stage = await createStage()
    const journal = createMemoryJournal()
    stage.sandbox.faults.add({
      operationId: 'orderHostingServer',
      nth: 2,
      effect: { finishLateMs: seconds * 1_000 },
    })
    await runOn(stage, () =>
      stage.program({ journal }).hosting.ensure(aServer(), { ...hostingConsent, intent: 'shop' }),
    )
    expect(stage.paid()).toBe(1)
  },
)

test.each([[[0, -1_500]], [[0, 1_500]], [[0, -45_000]], [[45_000, 0]], [[0, 110_000]]])(
  'a log whose nodes have the clocks %j, and a lost response: one VPS is paid',
  async (skewMs) => {
    const stage = await createStage()
    const journal = createMemoryJournal()
    stage.sandbox.log.set({ skewMs })
    await thrownBy(stage.program({ journal, alter: lost('order') }).vps.ensure(anOrder('web-1'), consent))
    await runOn(stage, () => stage.program({ journal }).vps.ensure(anOrder('web-1'), consent))
    expect(stage.paid()).toBe(1)
  },
)

test('an order whose entry the log drops, and a list that lacks a VPS which its own address shows: never not executed', async () => {
  const stage = await createStage()
  const { journal, vps: before } = stage.program()
  await before.ensure(anOrder('old'), consent)
  await stage.later(120)
  const { vps } = stage.program({ journal, alter: lost('order') })
  const quote = await vps.quote(anOrder())
  await thrownBy(vps.place(quote, place))
  const alter = hiding(() => true)
  for (let look = 0; look < 12; look += 1) {
    await stage.later(10)
    expect((await stage.program({ journal, alter }).vps.reconcile(quote)).outcome).not.toBe('not-executed')
  }
})

test('an order whose entry the log drops, and a list that is empty at each first reading: not ordered again', async () => {
  const stage = await createStage()
  const journal = createMemoryJournal()
  await thrownBy(
    stage.program({ journal, alter: lost('order') }).vps.ensure(anOrder(), { ...consent, intent: 'shop' }),
  )
  await stage.later(80)
  const alter = () => hiding((_, read) => read === 1)
  await runOn(stage, () =>
    stage.program({ journal, alter: alter() }).vps.ensure(anOrder(), { ...consent, intent: 'shop' }),
  )
  expect(stage.paid()).toBe(1)
})

test('a confirmed VPS that maintenance moves before anybody reads its uuid: it is existing, and one VPS is paid', async () => {
  const stage = await createStage()
  const journal = createMemoryJournal()
  const ensure = () => stage.program({ journal }).vps.ensure(anOrder(), { ...consent, intent: 'shop' })
  await ensure()
  await stage.later(10)
  stage.sandbox.maintenance.moveVps(stage.sandbox.servers()[0]!.target)
  expect((await ensure()).state).toBe('existing')
  stage.sandbox.maintenance.moveVps(stage.sandbox.servers()[0]!.target)
  const { state, contract } = await ensure()
  expect({ state, uuid: contract.uuid }).toEqual({
    state: 'existing',
    uuid: stage.sandbox.servers()[0]!.target,
  })
  expect(stage.paid()).toBe(1)
})

test('a VPS with a given name that is moved and renamed: the same line does not order a second one without the value of the error', async () => {
  const stage = await createStage()
  const journal = createMemoryJournal()
  await stage.program({ journal }).vps.ensure(anOrder('web-1'), consent)
  await stage.later(10)
  await stage.program({ journal }).vps.ensure(anOrder('web-1'), consent)
  stage.sandbox.maintenance.moveVps(stage.sandbox.servers()[0]!.target)
  const renamed: Alter = async ({ kind, path }, pass) => {
    const response = await pass()
    if (kind !== 'read' || !path.startsWith('/v1/vps')) return response
    return new Response((await response.text()).replaceAll('"web-1"', '"front"'), response)
  }
  await runOn(stage, () => stage.program({ journal, alter: renamed }).vps.ensure(anOrder('web-1'), consent))
  expect(stage.paid()).toBe(1)
})

test('a quote of a name that was placed and lost, then ensure of the name: not ordered again, and pending names the quote', async () => {
  const stage = await createStage()
  const { vps, journal } = stage.program({ alter: lost('order') })
  const quote = await vps.quote(anOrder('web-1'))
  await thrownBy(vps.place(quote, place))
  const ensure = () => stage.program({ journal }).vps.ensure(anOrder('web-1'), consent)
  await runOn(stage, ensure)
  expect(stage.paid()).toBe(1)
  expect((await ensure()).pending.map(({ quote: { id } }) => id)).toEqual([quote.id])
})

test('two orders of one journal, one lost and one that never arrived, with derived names: each gets its own verdict', async () => {
  const stage = await createStage()
  const journal = createMemoryJournal()
  const [one, other] = [
    stage.program({ journal, alter: lost('order') }).vps,
    stage.program({ journal, alter: neverArrives('order') }).vps,
  ]
  const quotes = [await one.quote(anOrder()), await other.quote(anOrder())] as const
  await Promise.all([thrownBy(one.place(quotes[0], place)), thrownBy(other.place(quotes[1], place))])
  await stage.later(80)
  const { vps } = stage.program({ journal })
  expect((await vps.reconcile(quotes[0])).outcome).toBe('executed')
  expect((await vps.reconcile(quotes[1])).outcome).toBe('not-executed')
  expect((await vps.reconcile(quotes[0])).contracts).toEqual([stage.sandbox.servers()[0]!.target])
})

test('a person who says that an order has no contract, and a contract under its derived name that appears: executed after all', async () => {
  const stage = await createStage()
  const { vps, journal } = stage.program({ alter: after('order', () => page(504), 1) })
  const quote = await vps.quote(anOrder())
  await thrownBy(vps.place(quote, place))
  expect((await vps.reconcile(quote, { contract: null })).outcome).toBe('not-executed')
  await stage.later(10)
  expect((await stage.program({ journal }).vps.reconcile(quote)).outcome).toBe('executed')
  expect(await thrownBy(vps.reconcile(quote, { contract: null }))).toMatchObject({
    name: 'ConfigError',
    field: 'contract',
  })
})
