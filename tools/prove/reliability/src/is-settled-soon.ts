import { setImmediate as nextTurn } from 'node:timers/promises'

// What follows from an event inside the process is done after a few turns of the event loop. A client that waits for a
// timer or the network needs thousands of turns for 20 ms, on a machine of any speed.
const turns = 100

/** Reports whether a promise settles without waiting for a timer or the network. */
export async function isSettledSoon(promise: Promise<unknown>): Promise<boolean> {
  let isSettled = false
  const settle = (): void => void (isSettled = true)
  promise.then(settle, settle)
  for (let turn = 0; turn < turns && !isSettled; turn += 1) await nextTurn()
  return isSettled
}
