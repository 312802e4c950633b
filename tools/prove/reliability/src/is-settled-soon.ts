import { setImmediate as nextTurn } from 'node:timers/promises'

// A reaction to an event inside the process takes a few turns of the event loop. A client that waits for a
// timer or the network needs thousands of turns for 20 ms, on a machine of any speed.
const turns = 100

/** Reports whether a promise settles without waiting for a timer or the network. */
export function isSettledSoon(promise: Promise<unknown>): Promise<boolean> {
  const settled = promise.then(
    () => true,
    () => true,
  )
  return Promise.race([settled, waitLong()])
}

async function waitLong(): Promise<false> {
  for (let turn = 0; turn < turns; turn += 1) await nextTurn()
  return false
}
