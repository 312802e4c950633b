import { callAtOnce, type FleetFigures, rebootFleet, rebootFleetNaively } from '@hostwright/simulation'
import { writeResults } from './write-results.ts'

/** Under the documented limits, in simulated time: a fleet that is rebooted, beside a naive poller, and calls at once. */
export async function benchFleet(): Promise<void> {
  const paced = await rebootFleet(50)
  const naive = await rebootFleetNaively(50)
  const calls = await callAtOnce(1_000, ['vps', 'hosting'])

  console.log(`A fleet of ${paced.servers} reboots, in simulated time under the documented limits
                                the client   naive poller`)
  const rows: readonly (readonly [string, (figures: FleetFigures) => string])[] = [
    ['minutes', ({ minutes }) => minutes.toFixed(1)],
    ['requests', ({ requests }) => String(requests)],
    ['  of which for one server', ({ requestsPerServer }) => requestsPerServer.toFixed(1)],
    ['responses with 429', ({ rejected }) => String(rejected)],
    ['most requests in progress', ({ mostInProgress }) => String(mostInProgress)],
    ['calls of a user meanwhile', ({ userCalls }) => String(userCalls.calls)],
    ['  of which rejected', ({ userCalls }) => String(userCalls.rejected)],
    ['  seconds, median', ({ userCalls }) => userCalls.medianSeconds.toFixed(1)],
    ['  seconds, at worst', ({ userCalls }) => userCalls.worstSeconds.toFixed(1)],
  ]
  for (const [name, show] of rows)
    console.log(`  ${name.padEnd(28)} ${show(paced).padStart(11)} ${show(naive).padStart(14)}`)
  console.log(`${calls.calls} calls at once on both products, in simulated time
  minutes ${calls.minutes.toFixed(1)}, responses with 429 ${calls.rejected}, failed ${calls.failed}, most in progress of one product ${calls.mostInProgress}`)
  writeResults('fleet', { paced, naive, calls })
}
