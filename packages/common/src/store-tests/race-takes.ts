import type { PacingStore } from '../pacing/pacing-store.ts'
import { sleep } from '../platform/platform.ts'

// How often in a row there is no slot before all count as taken: a store may let others come first for a moment.
const mostTries = 20
const pauseMs = 20
const nothing = { perMinute: undefined, concurrent: undefined, heldUntil: undefined }

/**
 * Takes slots until the store has none left, while others take them too, and returns those that this call got.
 * Together, the calls have to get exactly as many as there are: with more of them, processes exceed the limits.
 *
 * `testPacingStore` takes twenty slots at the same time in one process. A store that counts and then takes passes there
 * if nothing comes in between, as with a synchronous database or a lock in memory. To see that, call it at the same
 * time in several processes.
 *
 * @param group a group of limits of which nothing is counted yet, such as a new UUID, the same in every process
 * @param most how many slots there are together
 * @throws {Error} if the store gives this call the same slot twice
 * @example await raceTakes(createTableStore(pool, 'race'), id, 500)
 */
export async function raceTakes(store: PacingStore, group: string, most = 20): Promise<string[]> {
  const limits = { perMinute: most, perDay: most, concurrent: most }
  const slots = new Set<string>()
  for (let tries = 0; tries < mostTries;) {
    const taken = await store.take(group, limits, performance.now())
    if ('slot' in taken) {
      if (slots.has(taken.slot)) throw new Error(`the slot ${taken.slot} was given twice`)
      slots.add(taken.slot)
      tries = 0
    } else {
      tries += 1
      await sleep(pauseMs)
    }
  }
  // A store may renew a slot until it is released, which would keep the process from ending.
  for (const slot of slots) await store.release(group, slot, performance.now(), nothing)
  return [...slots]
}
