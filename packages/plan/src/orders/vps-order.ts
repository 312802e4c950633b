import { type Client, isApiError } from '@hostwright/common'
import { findOffer, findOffered } from '@hostwright/common/orders'
import type { VpsSignupServer } from '@hostwright/types'
import { createVps, type Orders } from '@hostwright/vps'
import type { AccountReader } from '../account/account-reader.ts'
import type { DesiredVpsOrder } from '../generated/desired.ts'
import type { ChangeDraft } from '../changes/change.ts'
import { toOperation } from '../changes/operation.ts'
import { findFormer, listExecuted } from './find-former.ts'
import { compareOrder } from './order-change.ts'

const path = '/v1/vps/servers'

/** Plans the order of a VPS that is not listed. */
export function compareVpsOrder(
  client: Client,
  read: AccountReader,
  name: string,
  wanted: DesiredVpsOrder,
): Promise<ChangeDraft> {
  const { orders } = createVps(client)
  const { max_total_price: _, ...order } = wanted
  return compareOrder({
    address: `vps/${name}`,
    wanted,
    after: wanted,
    toOperation: (expected_total_price) =>
      toOperation('orderVps', {}, { ...order, name, expected_total_price }),
    async readPrice() {
      const { plans, os_images } = await read.vpsPlans()
      findOffered('image_id', os_images, wanted.image_id, ({ image_id }) => image_id)
      return findOffer(plans, wanted.plan_id, wanted.period).price.total_price
    },
    isBeingSetUp: () => isBeingSetUp(client, orders, name),
    findFormer: () => findFormer(client, path, name, 'uuid'),
    listPending: () => orders.pending(),
    isOfName: (one) => one.name === name,
    reconcile: (quote) => orders.reconcile(quote),
  })
}

/** Asks for the sign-up status of the last confirmed order of a name: a new VPS is not listed for up to an hour. */
async function isBeingSetUp(client: Client, orders: Orders, name: string): Promise<boolean> {
  const last = (await listExecuted(client, path, name)).at(-1)
  const { id } = (last?.outcome?.server ?? {}) as Partial<VpsSignupServer>
  if (typeof id !== 'number') return false
  try {
    const signup = await orders.status(id)
    return signup.name === name && (signup.status === 'setup_pending' || signup.status === 'building')
  } catch (error) {
    // `ensure` polls again with the key that orders.
    if (isApiError(error, 'NOT_FOUND', 'FORBIDDEN')) return false
    throw error
  }
}
