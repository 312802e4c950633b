import { createMemoryJournal, OrderOutcomeUnknownError } from '@hostwright/common'
import { expect, test } from 'vitest'
import { minute } from '../scene.ts'
import { anOrder, consent, createStage, thrownBy, type Stage } from './stage.ts'

/** Somebody orders a VPS with the same key in another program, which has a journal of its own. */
const panelOrders = (stage: Stage, name: string) => stage.program().vps.ensure(anOrder(name), consent)

test.each(['web-1', 'other'])(
  'a person who confirms after two hours, while the same key has ordered %s elsewhere: nothing more is ordered',
  async (name) => {
    const stage = await createStage()
    const confirm = async () => {
      await stage.pass(115 * minute)
      await panelOrders(stage, name)
      await stage.pass(1 * minute)
      return true
    }
    const result = await stage
      .program()
      .vps.ensure(anOrder('web-1'), { ...consent, confirm })
      .catch((error: unknown) => error)
    expect(stage.bought()).toBe(1)
    expect(result).toBeInstanceOf(OrderOutcomeUnknownError)
  },
)

test('a person who confirms while the name is ordered with another key and listed: stopped, and existing afterwards', async () => {
  const stage = await createStage()
  const journal = createMemoryJournal()
  const confirm = async () => {
    await stage.program({ apiKey: stage.addKey('panel') }).vps.ensure(anOrder('web-1'), consent)
    await stage.pass(30 * minute)
    return true
  }
  const error = await thrownBy(
    stage.program({ journal }).vps.ensure(anOrder('web-1'), { ...consent, confirm }),
  )
  expect(String(error)).not.toMatch(/reconcile/i)
  expect(stage.bought()).toBe(1)
  const { state } = await stage.program({ journal }).vps.ensure(anOrder('web-1'), consent)
  expect(state).toBe('existing')
  expect(stage.bought()).toBe(1)
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
  expect(stage.bought()).toBe(1)
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
  expect([shown > 0, stage.bought(), before - stage.sandbox.account.balance]).toEqual([true, 0, 0])
})
