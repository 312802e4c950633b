import { expect, test } from 'vitest'
import { inFlight } from './in-flight.ts'

/** Runs tasks that end one round after another, and returns how many ran in each round. */
async function run(count: number, window: number, most: number): Promise<number[]> {
  const waiting: (() => void)[] = []
  const rounds: number[] = []
  const all = inFlight(
    Array.from({ length: count }, (_, index) => index),
    { window, most },
    () => new Promise<void>((resolve) => void waiting.push(resolve)),
  )
  for (let done = 0; done < count;) {
    await Promise.resolve()
    const round = waiting.splice(0)
    if (round.length > 0) rounds.push(round.length)
    done += round.length
    for (const end of round) end()
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }
  await all
  return rounds
}

test('the window doubles while nothing fails, up to its limit', async () => {
  expect(await run(15, 1, 4)).toEqual([1, 2, 4, 4, 4])
  expect(await run(5, 2, 2)).toEqual([2, 2, 1])
})

test('after an error no task begins, and the error comes once the others have ended', async () => {
  let begun = 0
  const work = inFlight([1, 2, 3, 4], { window: 2, most: 2 }, async (item) => {
    begun += 1
    if (item === 1) throw new Error('first')
  })
  await expect(work).rejects.toThrow('first')
  expect(begun).toBe(2)
})
