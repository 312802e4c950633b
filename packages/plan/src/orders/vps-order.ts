import { type Client, findOffer, findOffered } from '@hostwright/common'
import { createVps } from '@hostwright/vps'
import type { AccountReader } from '../account/account-reader.ts'
import type { DesiredVpsOrder } from '../desired/desired.ts'
import type { Change } from '../changes/change.ts'
import { toOperation } from '../changes/operation.ts'
import { compareOrder } from './order-change.ts'

/** The order of a VPS that is not there. */
export function compareVpsOrder(
  client: Client,
  read: AccountReader,
  name: string,
  wanted: DesiredVpsOrder,
): Promise<Change> {
  const { orders } = createVps(client)
  const { max_total_price: _, ...order } = wanted
  return compareOrder(client, {
    address: `vps/${name}`,
    path: '/v1/vps/servers',
    name,
    wanted,
    after: wanted,
    toOperation: (expected_total_price) =>
      toOperation('orderVps', {}, { ...order, name, expected_total_price }),
    async readPrice() {
      const { plans, os_images } = await read.vpsPlans()
      findOffered('image_id', os_images, wanted.image_id, ({ image_id }) => image_id)
      return findOffer(plans, wanted.plan_id, wanted.period).price.total_price
    },
    reconcile: (quote) => orders.reconcile(quote),
  })
}
