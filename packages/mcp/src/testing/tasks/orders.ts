import type { Task } from './task.ts'

interface Plan {
  readonly plan_id: string
  readonly periods: readonly { readonly months: number; readonly total_price: number }[]
}

/** Asks what a product costs. The order is left for a person: no server here places one in a task. */
function quote(product: 'vps' | 'hosting', plan: string, period: number): Task {
  return {
    name: `quote: ${product} ${plan} for ${period} months`,
    async ours(call) {
      const image = product === 'vps' && { image_id: 'debian-13' }
      const form = { product, name: 'shop01', plan_id: plan, period, ...image, max_total_price: 99_000 }
      const { changes } = (await call('quote_order', form)) as { changes: [{ price_yen: number }] }
      return changes[0].price_yen
    },
    async theirs(call) {
      const operation = product === 'vps' ? 'listVpsPlans' : 'listHostingPlans'
      const { plans } = (await call(operation, {})) as { readonly plans: readonly Plan[] }
      const found = plans.find(({ plan_id: id }) => id === plan)!
      return found.periods.find(({ months }) => months === period)!.total_price
    },
  }
}

/** All tasks about prices. */
export const orders: readonly Task[] = [
  quote('hosting', 'standard', 12),
  quote('hosting', 'premium', 12),
  quote('hosting', 'business', 12),
  quote('vps', 'standard-2gb', 12),
]
