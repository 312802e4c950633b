import { createVps } from '@hostwright/vps'
import { createSimulatedAccount } from './simulated-account.ts'

/** Figures of VPSs that are ordered one after another. Times are simulated. */
export interface OrderFigures {
  readonly servers: number
  readonly minutes: number
  readonly requests: number
  /** Largest number of requests of one `ensure`. */
  readonly mostPerOrder: number
}

/** Orders VPSs by name, one after another, under the documented limits. Each is being set up while others are ordered. */
export async function orderFleet(servers: number): Promise<OrderFigures> {
  const { sandbox, traffic, connect } = await createSimulatedAccount()
  sandbox.account.setBalance(servers * 100_000)
  const { orders } = createVps(connect({ journal: 'memory' }))
  const start = sandbox.clock.now()
  let mostPerOrder = 0
  for (let index = 0; index < servers; index += 1) {
    const before = traffic.requests
    const { state } = await orders.ensure(
      { plan_id: 'standard-2gb', period: 1, image_id: 'ubuntu-24-04', name: `web-${index}` },
      { root_password: 'Correct-Horse-7', agree_to_terms: true },
      { deadlineMs: 3_600_000 },
    )
    if (state !== 'ordered') throw new Error(`web-${index} was not ordered`)
    mostPerOrder = Math.max(mostPerOrder, traffic.requests - before)
  }
  const minutes = (sandbox.clock.now() - start) / 60_000
  const { requests } = traffic
  await sandbox.close()
  return { servers, minutes, requests, mostPerOrder }
}
