import { createMemoryJournal } from '@hostwright/common'
import { expect, test } from 'vitest'
import {
  anOrder,
  consent,
  createStage,
  mainKey,
  neverArrives,
  password,
  thrownBy,
  type Alter,
} from './stage.ts'

/** Counts the requests of a program. */
const counting = () => {
  const seen = { requests: 0, orders: 0 }
  const alter: Alter = ({ kind }, pass) => {
    seen.requests += 1
    if (kind === 'order') seen.orders += 1
    return pass()
  }
  return { seen, alter }
}

test.each([Number.NaN, -1, 0, '1000', 1.5, 'x', [], {}])(
  'a price limit of %o: nothing is ordered',
  async (limit) => {
    const stage = await createStage()
    const input = { ...consent, maxTotalPrice: limit as number }
    expect(await thrownBy(stage.program().vps.ensure(anOrder('web-1'), input))).toBeInstanceOf(Error)
    expect(stage.paid()).toBe(0)
  },
)

test.each(['true', 1, false, undefined, null])(
  'a consent of %o: rejected before any request',
  async (agree) => {
    const stage = await createStage()
    const { seen, alter } = counting()
    const input = { ...consent, agree_to_terms: agree as true }
    const error = await thrownBy(stage.program({ alter }).vps.ensure(anOrder('web-1'), input))
    expect(error).toMatchObject({ name: 'ConfigError', field: 'agree_to_terms' })
    expect(seen.requests).toBe(0)
  },
)

test.each(['web-1\n', ' web-1', 'web\u200b-1', 'web-1\u00a0', ''])(
  'a name that looks like another one (%j): rejected before any request',
  async (name) => {
    const stage = await createStage()
    const { seen, alter } = counting()
    expect(await thrownBy(stage.program({ alter }).vps.ensure(anOrder(name), consent))).toMatchObject({
      name: 'ConfigError',
    })
    expect(seen.requests).toBe(0)
  },
)

test('an order that has the password in it: rejected, and the journal does not have it', async () => {
  const stage = await createStage()
  const { vps, journal } = stage.program()
  const order = { ...anOrder('web-1'), root_password: password }
  expect(await thrownBy(vps.ensure(order as ReturnType<typeof anOrder>, consent))).toMatchObject({
    name: 'ConfigError',
  })
  await vps.quote({ ...order, name: 'web-2' })
  expect(JSON.stringify(await journal.list())).not.toContain(password)
  expect(stage.paid()).toBe(0)
})

test.each([1, 500, 900])(
  'a deadline of %i ms: no order leaves without time for its response',
  async (deadlineMs) => {
    const stage = await createStage()
    const { seen, alter } = counting()
    await thrownBy(stage.program({ alter }).vps.ensure(anOrder('web-1'), consent, { deadlineMs }))
    expect(seen.orders).toBe(stage.paid())
    const stored = stage.program()
    const quote = await stored.vps.quote(anOrder('web-2'))
    const paid = stage.paid()
    await thrownBy(stored.vps.place(quote, { root_password: password, agree_to_terms: true }, { deadlineMs }))
    expect(stage.paid()).toBe(paid)
  },
)

test.each([-1, Number.NaN, 0])(
  'a horizon of %d ms: an order that never arrived is not called not executed before it could arrive',
  async (horizonMs) => {
    const stage = await createStage()
    stage.sandbox.faults.add({ operationId: 'orderVps', nth: 2, effect: { finishLateMs: 130_000 } })
    const { vps } = stage.program()
    const quote = await vps.quote(anOrder())
    await thrownBy(vps.place(quote, { root_password: password, agree_to_terms: true }))
    const found = await vps.reconcile(quote, { horizonMs }).catch((error: unknown) => error)
    if (horizonMs !== 0) expect(found).toMatchObject({ name: 'ConfigError' })
    await stage.later(10)
    expect(await vps.reconcile(quote)).toMatchObject({ outcome: 'executed' })
  },
)

test('the same value of despiteOthers in two runs: one VPS is paid in addition', async () => {
  const stage = await createStage()
  const journal = createMemoryJournal()
  await stage.program().vps.ensure(anOrder('theirs'), consent)
  const { vps } = stage.program({ journal })
  const { despiteOthers } = (await thrownBy(vps.ensure(anOrder('a'), consent))) as { despiteOthers: string }
  await stage.sandbox.clock.advance({ seconds: 5 })
  expect((await vps.ensure(anOrder('a'), { ...consent, despiteOthers })).state).toBe('ordered')
  expect((await vps.ensure(anOrder('a'), { ...consent, despiteOthers })).state).toBe('existing')
  expect(stage.paid()).toBe(2)
})

test('an order that only a person can decide: waiting for it ends and says so', async () => {
  const stage = await createStage()
  const journal = createMemoryJournal()
  const { vps } = stage.program({ journal, alter: neverArrives('order') })
  const quote = await vps.quote(anOrder('web-1'))
  await thrownBy(vps.place(quote, { root_password: password, agree_to_terms: true }))
  await stage.program({ key: stage.addKey('colleague') }).vps.ensure(anOrder('web-1'), consent)
  const error = await thrownBy(stage.program({ journal }).vps.waitUntilSettled(quote))
  expect(error).toMatchObject({ name: 'WaitError', reason: 'failed' })
})

test('an observer that throws while an order is sent: the contract is returned, and one VPS is paid', async () => {
  const stage = await createStage()
  const throws = () => {
    throw new Error('the observer is broken')
  }
  const { state } = await stage.program().vps.ensure(anOrder('web-1'), consent, { onAttempt: throws })
  expect(state).toBe('ordered')
  expect(stage.paid()).toBe(1)
})

test('a key function that changes the key between the quote and the order: at most one VPS is paid, and nothing shows a key', async () => {
  const stage = await createStage()
  const second = stage.addKey('second-key-of-the-account')
  let calls = 0
  const key = () => ((calls += 1) % 2 === 0 ? mainKey : second)
  const { vps, journal } = stage.program({ key })
  for (let run = 0; run < 6; run += 1) {
    const error = await thrownBy(vps.ensure(anOrder('web-1'), consent))
    expect(JSON.stringify(error ?? null) + String(error)).not.toContain(second)
    await stage.later(20)
  }
  expect(stage.paid()).toBeLessThanOrEqual(1)
  expect(JSON.stringify(await journal.list())).not.toContain(second)
})
