import { expect, test } from 'vitest'
import { hasEnded, isUnclear } from './contract-status.ts'

test.each(['expired', 'EXPIRED', 'canceled', 'cancelled', 'deleted', 'terminated'])(
  'a contract that is %s has ended',
  (status) => {
    expect(hasEnded({ status })).toBe(true)
  },
)

test.each([
  'cancel_scheduled',
  'cancelled_later',
  'not_expired',
  'undeleted',
  'terminating',
  'will be deleted',
])('a contract that is %s lives, and its status is unclear', (status) => {
  expect(hasEnded({ status })).toBe(false)
  expect(isUnclear({ status })).toBe(true)
})

test('a contract without a status lives, clearly', () => {
  expect(hasEnded({ status: undefined })).toBe(false)
  expect(isUnclear({ status: undefined })).toBe(false)
})
