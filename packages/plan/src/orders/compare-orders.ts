import { type Client, ConfigError } from '@hostwright/common'
import { findOffer, findOffered } from '@hostwright/orders'
import { createHosting } from '@hostwright/hosting'
import { createVps } from '@hostwright/vps'
import type { AccountReader } from '../account/account-reader.ts'
import type { DesiredHostingOrder, DesiredVpsOrder } from '../generated/desired.ts'
import { serverIdRule } from '../generated/plan-operations.ts'
import type { ChangeDraft } from '../resource/change.ts'
import { toPlannedOperation } from '../resource/planned-operation.ts'
import { compareOrder } from './order-change.ts'

/** Plans the order of a hosting server that the account does not have. */
export function compareHostingOrder(
  client: Client,
  read: AccountReader,
  name: string,
  wanted: DesiredHostingOrder,
): Promise<ChangeDraft> {
  const { orders } = createHosting(client)
  const { max_total_price: _, ...order } = wanted
  const server_id = toServerId(name)
  return compareOrder({
    address: `hosting/${name}`,
    wanted,
    after: wanted,
    toPlannedOperation: (expected_total_price) =>
      toPlannedOperation('orderHostingServer', {}, { ...order, server_id, expected_total_price }),
    readPrice: async () =>
      findOffer(await read.hostingPlans(), wanted.plan_id, wanted.period).price.total_price,
    find: () => orders.find({ ...order, server_id }),
  })
}

/**
 * Returns the server id for an order: the server's name in the file, or the first label of that name.
 *
 * @throws {ConfigError} if the API would reject the server id
 */
export function toServerId(name: string): string {
  const [server_id = ''] = name.split('.')
  const { minLength, maxLength, pattern } = serverIdRule
  const { length } = server_id
  if (length >= minLength && length <= maxLength && new RegExp(pattern).test(server_id)) return server_id
  const form = `${minLength} to ${maxLength} of a-z and 0-9, a letter first`
  throw new ConfigError(
    `hosting.${name}`,
    `cannot be ordered under this name: its first label must be ${form}`,
  )
}

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
