import { expect, test } from 'vitest'
import { startAt } from '../testing/set-up.ts'
import { seed } from '../seed/seed.ts'
import { createTestStore } from '../testing/create-test-store.ts'
import { createPlans, type PlanChange } from './plans.ts'

function setUp() {
  const store = createTestStore()
  seed(store, startAt)
  return createPlans(store)
}

test('the plans of both services are listed, with their prices', () => {
  const plans = setUp().list()
  expect(new Set(plans.map(({ service }) => service))).toEqual(new Set(['vps', 'server']))
  const first = plans.find(({ plan_id }) => plan_id === 'standard-2gb')!
  expect(first).toMatchObject({ service: 'vps', plan_name: 'Standard 2GB', open: true })
  expect(first.periods.find(({ months }) => months === 12)).toEqual({
    months: 12,
    price: 1_650,
    regularPrice: expect.any(Number),
  })
})

test.each(['standard-2gb', 'standard'])('only the given properties of %s change', (planId) => {
  const plans = setUp()
  const find = () => plans.list().find(({ plan_id }) => plan_id === planId)!
  const before = find()
  const others = plans.list().filter(({ plan_id }) => plan_id !== planId)

  expect(plans.change(planId, { open: false })).toEqual({ ...before, open: false })
  expect(find()).toEqual({ ...before, open: false })
  expect(plans.change(planId, {}).open).toBe(false)
  plans.change(planId, { open: true })

  const [{ months }, ...rest] = before.periods as [{ months: number }, ...object[]]
  plans.change(planId, { periods: [{ months, price: 0 }] })
  expect(find().periods).toEqual([{ months, price: 0, regularPrice: 0 }, ...rest])
  plans.change(planId, { periods: [{ months, price: 5, regularPrice: 7 }] })
  expect(find()).toEqual({ ...before, periods: [{ months, price: 5, regularPrice: 7 }, ...rest] })
  expect(plans.list().filter(({ plan_id }) => plan_id !== planId)).toEqual(others)
})

test.each<[planId: string, change: object, message: string]>([
  ['gold', {}, 'plan_id: there is no plan gold'],
  ['standard', { open: 'yes' }, 'open has to be true or false'],
  ['standard', { opened: false }, 'plan: there is no opened'],
  ['standard', { periods: [{ months: 7, price: 1 }] }, 'periods: standard has no period of 7 months'],
  ['standard', { periods: [{ months: 12, price: -1 }] }, 'periods: -1 is not an amount of whole yen'],
  ['standard', { periods: [{ months: 12, price: 0.5 }] }, 'periods: 0.5 is not an amount of whole yen'],
  ['standard', { periods: [{ months: 12, price: 1, regularPrice: -1 }] }, 'periods: -1 is not an amount'],
])('%s is not changed by %j', (planId, change, message) => {
  const plans = setUp()
  const before = plans.list()
  expect(() => plans.change(planId, change as PlanChange)).toThrow(message)
  expect(plans.list()).toEqual(before)
})
