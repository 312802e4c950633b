import { createVps } from '@hostwright/vps'
import { createSimulatedAccount } from './simulated-account.ts'

/** Figures of VPSs that are ordered by one client. Times are simulated. */
export interface OrderFigures {
  readonly servers: number
  readonly minutes: number
  readonly requests: number
  /** Largest number of requests of one `ensure`, or the mean if they run at the same time. */
  readonly mostPerOrder: number
}

/**
 * Orders VPSs by name under the documented limits. Each is being set up while others are ordered.
 *
 * @param isTogether whether all are ordered at the same time, and not one after another
 */
export async function orderFleet(servers: number, isTogether = false): Promise<OrderFigures> {
  const { sandbox, traffic, connect } = await createSimulatedAccount()
  sandbox.account.setBalance(servers * 100_000)
  const { orders } = createVps(connect({ journal: 'memory' }))
  const start = sandbox.clock.now()
  const order = async (index: number): Promise<void> => {
    const { state } = await orders.ensure(
      { plan_id: 'standard-2gb', period: 1, image_id: 'ubuntu-24-04', name: `web-${index}` },
      { root_password: 'Correct-Horse-7', agree_to_terms: true },
      { deadlineMs: 3_600_000 },
    )
    if (state !== 'ordered') throw new Error(`web-${index} was not ordered`)
  }
  const indexes = Array.from({ length: servers }, (_, index) => index)
  let mostPerOrder = 0
  if (isTogether) {
    await Promise.all(indexes.map(order))
    mostPerOrder = traffic.requests / servers
  } else
    for (const index of indexes) {
      const before = traffic.requests
      await order(index)
      mostPerOrder = Math.max(mostPerOrder, traffic.requests - before)
    }
  const minutes = (sandbox.clock.now() - start) / 60_000
  const { requests } = traffic
  await sandbox.close()
  return { servers, minutes, requests, mostPerOrder }
}
