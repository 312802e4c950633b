import type { Client } from '@hostwright/common'
import { findOffer, findOffered } from '@hostwright/common/orders'
import { createVps } from '@hostwright/vps'
import type { AccountReader } from '../account/account-reader.ts'
import type { DesiredVpsOrder } from '../generated/desired.ts'
import type { ChangeDraft } from '../changes/change.ts'
import { toPlannedOperation } from '../changes/planned-operation.ts'
import { compareOrder } from './order-change.ts'

/** Plans the order of a VPS that the account does not have. */
export function compareVpsOrder(
  client: Client,
  read: AccountReader,
  name: string,
  wanted: DesiredVpsOrder,
): Promise<ChangeDraft> {
  const { orders } = createVps(client)
  const { max_total_price: _, root_password, agree_to_terms, ...order } = wanted
  return compareOrder({
    address: `vps/${name}`,
    wanted,
    after: wanted,
    toPlannedOperation: (expected_total_price) =>
      toPlannedOperation(
        'orderVps',
        {},
        { ...order, root_password, agree_to_terms, name, expected_total_price },
      ),
    async readPrice() {
      const { plans, os_images } = await read.vpsPlans()
      findOffered('image_id', os_images, wanted.image_id, ({ image_id }) => image_id)
      return findOffer(plans, wanted.plan_id, wanted.period).price.total_price
    },
    find: () => orders.find({ ...order, name }),
  })
}
