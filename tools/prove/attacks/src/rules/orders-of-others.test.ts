import { createMemoryJournal } from '@hostwright/common'
import { expect, test } from 'vitest'
import { after, lost, neverArrives, page } from '../proxies.ts'
import type { Proxy } from '../connect.ts'
import { minute } from '../scene.ts'
import { anOrder, consent, createStage, thrownBy, type Stage } from './stage.ts'

/** Somebody orders a VPS with the same key in another program, which has a journal of its own. */
const panelOrders = (stage: Stage, name: string) => stage.program().vps.ensure(anOrder(name), consent)

const secondsLater = (stage: Stage, seconds: number) => stage.sandbox.clock.advance({ seconds })

test.each([0, 15, 29, 60, 170])(
  'a dry run that never arrived, and %i seconds later an order by the same key from another journal: not ordered again',
  async (seconds) => {
    const stage = await createStage()
    const journal = createMemoryJournal()
    const { vps } = stage.program({ journal, proxy: neverArrives('dry-run') })
    await thrownBy(vps.ensure(anOrder('web-1'), consent))
    await secondsLater(stage, seconds)
    await panelOrders(stage, 'web-1')
    await secondsLater(stage, 1)
    await thrownBy(stage.program({ journal }).vps.ensure(anOrder('web-1'), consent))
    expect(stage.bought()).toBe(1)
  },
)

test.each([
  after('dry-run', () => page(200), 1),
  lost('dry-run'),
  after('dry-run', () => page(502), 1),
  after('dry-run', () => page(307, { Location: '/' }), 1),
])(
  'a dry run that arrived and whose response is lost or a page (case %#): the same line orders within minutes',
  async (proxy) => {
    const stage = await createStage()
    const journal = createMemoryJournal()
    await thrownBy(stage.program({ journal, proxy }).vps.ensure(anOrder('web-1'), consent))
    await stage.pass(5 * minute)
    const result = await stage
      .program({ journal })
      .vps.ensure(anOrder('web-1'), consent)
      .catch((error: unknown) => error)
    expect(result).toMatchObject({ state: 'ordered' })
    expect(stage.bought()).toBe(1)
  },
)

test('a lost dry run of one word inside the time of a lost order of another: the order is never called not executed', async () => {
  const stage = await createStage()
  const journal = createMemoryJournal()
  const { vps } = stage.program({ journal, proxy: lost('order') })
  const quote = await vps.quote({ ...anOrder('web-1') }, { mark: false })
  await thrownBy(vps.place(quote, { root_password: 'Correct-Horse-7', agree_to_terms: true }))
  await thrownBy(
    stage.program({ journal, proxy: neverArrives('dry-run') }).vps.ensure(anOrder('web-2'), consent),
  )
  const hidden: Proxy = async (_, pass, kind) => {
    const response = await pass()
    return kind === 'list' ? Response.json({ servers: [] }, response) : response
  }
  for (let look = 0; look < 12; look += 1) {
    await stage.pass(10 * minute)
    expect((await stage.program({ journal, proxy: hidden }).vps.reconcile(quote)).outcome).not.toBe(
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
    expect(stage.bought()).toBe(1)
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
  const notes: Proxy = (request, pass, kind) => {
    if (kind === 'log') queries.push(new URL(request.url).searchParams)
    return pass()
  }
  await thrownBy(stage.program({ journal, proxy: notes }).vps.find(anOrder('d')))
  const later = queries.filter((query) => query.has('cursor'))
  expect(new Set(later.map((query) => query.get('to'))).size).toBeLessThanOrEqual(1)
  for (const query of later) expect(query.get('to')).not.toBeNull()
  expect(await vps.find(anOrder('a'))).toMatchObject({ state: 'existing' })
})
