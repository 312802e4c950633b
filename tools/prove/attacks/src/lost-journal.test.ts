import { createMemoryJournal } from '@hostwright/common'
import { createForgetfulJournal, products } from '../../orders/src/index.ts'
import { expect } from 'vitest'
import { loseEntries, loseResponses } from './proxies.ts'
import { ensureSoon, hour, minute, test, through } from './scene.ts'

const { plan_id, period, image_id } = products.vps.input
const order = { plan_id, period, image_id }
const word = { intent: 'shop' }

test('an intent was rejected once, ordered the second time, and its journal is lost: its contract is recognized by its name', async (scene) => {
  const first = scene.buyer()
  scene.fault({ status: 402, code: 'PAYMENT_REQUIRED' }, 'vps', 1)
  await first.ensure(order, word).catch(() => {})
  await first.ensure(order, word)
  await scene.pass(3 * hour)
  const second = scene.buyer({ journal: createMemoryJournal() })
  const found = await second.ensure(order, word).catch((error: unknown) => error)
  expect([scene.bought(), found]).toMatchObject([1, { state: 'existing' }])
})

test('a journal loses the claim of an order without a response: another client of the process does not send it either', async (scene) => {
  const { journal, lose } = createForgetfulJournal()
  const [one, two] = [scene.buyer({ journal }), scene.buyer({ journal })]
  loseEntries(scene, one, two)
  scene.sandbox.transitions.set('signup', { mode: 'after', seconds: 40 * 60 })
  through(one, loseResponses)
  await one.ensure({ ...order, name: 'web-1' }).catch(() => {})
  lose({ what: 'what was claimed' })
  await ensureSoon(scene, two, { ...order, name: 'web-1' }).catch(() => {})
  await scene.pass(2 * hour)
  expect(scene.bought()).toBe(1)
})

test('the journal has lost a claim, and `place` of another process finds the contract: the order is not pending as `planned`', async (scene) => {
  const { journal, lose } = createForgetfulJournal()
  const [one, two] = [scene.buyer({ journal }), scene.buyer({ journal: { ...journal } })]
  const quote = await one.lose(loseResponses)
  lose({ what: 'what was claimed' })
  await scene.pass(20 * minute)
  expect(await two.fail(quote)).toMatchObject({ name: 'OrderOutcomeUnknownError' })
  const states = (await two.pending()).map(({ state }) => state)
  expect(states).toEqual([])
})
