import { type Client, ConfigError, toInit } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import {
  createOrders,
  createSoldVps,
  findOffer,
  findOffered,
  type Orders,
  type Product,
} from '@hostwright/orders'
import type { PlanPeriod, VpsOrderRequest, VpsPlanList, VpsSignupServer } from '@hostwright/types'

/** Input of `quote`. Without a `root_password`, the dry run uses a random password; `place` gets the real one. */
export type OrderInput = Omit<
  VpsOrderRequest,
  'root_password' | 'expected_total_price' | 'agree_to_terms' | 'dry_run'
> &
  Partial<Pick<VpsOrderRequest, 'root_password'>>

/** A VPS to order, without password, price and consent. Without a `name`, the order gets a derived name. */
export type VpsOrder = Omit<OrderInput, 'root_password'>

const path = '/v1/vps/servers'

/** Creates the order methods of a client. */
export function createVpsOrders(client: Client): Orders<VpsOrder, VpsSignupServer> {
  return createOrders(client, createVpsProduct(client))
}

/** Returns the facts about VPSs that orders need: paths, name, prices, status and how to send an order. */
function createVpsProduct(client: Client): Product<VpsOrder, VpsSignupServer> {
  const ports = portsOf(client)
  const { api } = ports
  return {
    ...createSoldVps(ports),
    secrets: ['root_password'],
    idField: 'uuid',
    toName: (hash) => `hw-${hash.slice(0, 20)}`,
    isNameUnique: false,
    // Longest time that a new VPS is missing from the list: it is not listed while its sign-up status is
    // `setup_pending`.
    unlistedMs: 3_600_000,
    async findPrice(order, options) {
      const { data } = await api.GET('/v1/vps/plans', toInit(options))
      return findPrice(data, order)
    },
    async send(order, key, options) {
      const header = key === undefined ? {} : { 'Idempotency-Key': key }
      // The type of `order` has no password, but `place` and `quote` have added one.
      const body = order as VpsOrderRequest
      const { data } = await api.POST(path, { params: { header }, body, ...toInit(options) })
      return data
    },
    async differsIn({ plan_id, image_id }, { entry }, options) {
      const { plan_name, os } = entry as { readonly plan_name?: string; readonly os?: string | null }
      const { data } = await api.GET('/v1/vps/plans', toInit(options))
      const plan = data.plans.find((one) => one.plan_id === plan_id)
      const image = data.os_images.find((one) => one.image_id === image_id)
      const differs: string[] = []
      if (plan && plan_name !== undefined && plan.plan_name !== plan_name) differs.push('plan_id')
      if (image && os && !os.startsWith(image.name)) differs.push('image_id')
      return differs
    },
  }
}

function findPrice({ plans, os_images }: VpsPlanList, order: VpsOrder): PlanPeriod {
  const { plan, price } = findOffer(plans, order.plan_id, order.period)
  const image = findOffered('image_id', os_images, order.image_id, ({ image_id }) => image_id)
  if (image.minimum_memory_mb <= plan.memory_mb) return price
  const problem = `needs ${image.minimum_memory_mb} MB of memory and ${plan.plan_id} has ${plan.memory_mb}`
  throw new ConfigError('image_id', `${image.image_id} ${problem}: choose a larger plan`)
}
