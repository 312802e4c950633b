import { expect, test } from 'vitest'
import { findOffer } from './find-offer.ts'

const price = { months: 1, total_price: 900, regular_total_price: 900, campaign_applied: false }
const yearly = { ...price, months: 12, total_price: 9_000 }
const small = { plan_id: 'small', periods: [price, yearly] }
const large = { plan_id: 'large', periods: [] }

test('an offer is a plan with its price for a number of months', () => {
  expect(findOffer([large, small], 'small', 12)).toEqual({ plan: small, price: yearly })
})

test.each([
  [[large, small], 'huge', 12, 'plan_id "huge" cannot be ordered; on offer: large, small'],
  [[], 'small', 12, 'plan_id "small" cannot be ordered; on offer: nothing'],
  [[small], 'small', 6, 'period 6 cannot be ordered; on offer: 1, 12'],
  [[large], 'large', 1, 'period 1 cannot be ordered; on offer: nothing'],
])('what is not on offer is rejected with what is: %j %s for %i months', (plans, id, months, message) => {
  expect(() => findOffer(plans, id, months)).toThrow(
    expect.objectContaining({ name: 'ConfigError', message }),
  )
})

test('a price that is not in yen is not on offer', () => {
  const plans = [
    { ...small, currency: 'USD' },
    { ...small, plan_id: 'medium', currency: 'JPY' },
  ]
  expect(() => findOffer(plans, 'small', 12)).toThrow('"small" cannot be ordered; on offer: medium')
  expect(findOffer(plans, 'medium', 12).price).toBe(yearly)
})
