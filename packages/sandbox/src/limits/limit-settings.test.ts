import { expect, test } from 'vitest'
import { chooseAssumptions } from '../assumptions/assumptions.ts'
import { changeLimits, type LimitOptions, usualLimits } from './limit-settings.ts'

const usual = usualLimits(chooseAssumptions())

test('the usual limits are those of the documentation', () => {
  const numbers = { perMinute: 60, perDay: 10_000, concurrent: 5 }
  const authenticationBlock = { failures: 10, withinSeconds: 60, blockSeconds: 300 }
  expect(usual).toEqual({ vps: numbers, server: numbers, common: numbers, authenticationBlock })
})

test('a part is changed, or switched off, and the others stay', () => {
  const change: LimitOptions = { vps: { perMinute: 1 }, common: false, authenticationBlock: { failures: 2 } }
  const changed = changeLimits(usual, change, usual)
  expect(changed).toEqual({
    vps: { perMinute: 1, perDay: 10_000, concurrent: 5 },
    server: usual.server,
    common: false,
    authenticationBlock: { failures: 2, withinSeconds: 60, blockSeconds: 300 },
  })
  expect(changeLimits(changed, {}, usual)).toEqual(changed)
  expect(changeLimits(changed, { server: undefined }, usual)).toEqual(changed)
  expect(changeLimits(changed, { vps: { perDay: 7 } }, usual).vps).toEqual({
    perMinute: 1,
    perDay: 7,
    concurrent: 5,
  })
})

test('all of them are switched off at the same time, and what was off begins with the usual ones', () => {
  const off = changeLimits(usual, false, usual)
  expect(off).toEqual({ vps: false, server: false, common: false, authenticationBlock: false })
  expect(changeLimits(off, { server: { concurrent: 1 } }, usual)).toEqual({
    ...off,
    server: { perMinute: 60, perDay: 10_000, concurrent: 1 },
  })
})

test.each<[change: object, message: string]>([
  [{ vpn: false }, 'limits: there is none with the name vpn'],
  [{ vps: { perHour: 1 } }, 'limits.vps: there is no perHour'],
  [{ server: { perDay: 0 } }, 'limits.server.perDay is 0: give a whole number from 1 up'],
  [{ common: { concurrent: 1.5 } }, 'limits.common.concurrent is 1.5: give a whole number'],
  [{ common: { concurrent: '5' } }, 'limits.common.concurrent is 5: give a whole number'],
  [{ authenticationBlock: { failures: -1 } }, 'limits.authenticationBlock.failures is -1: give'],
])('the limits %j are rejected', (change, message) => {
  expect(() => changeLimits(usual, change as LimitOptions, usual)).toThrow(message)
})
