import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { isSettledSoon } from './is-settled-soon.ts'

test('a promise that settles after some turns of the event loop is soon, one that rejects too', async () => {
  const afterTurns = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) await nextTurn()
  }
  expect(await isSettledSoon(afterTurns())).toBe(true)
  expect(await isSettledSoon(afterTurns().then(() => Promise.reject(new Error('enough'))))).toBe(true)
})

test('a promise that waits for a timer is not', async () => {
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(late.resolve, 60_000)
  onTestFinished(() => clearTimeout(timer))
  expect(await isSettledSoon(late.promise)).toBe(false)
})
