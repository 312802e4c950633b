import type { Change } from '../changes/change.ts'
import type { ApplyOptions } from './apply-options.ts'
import type { Rejection } from './not-allowed-error.ts'

/** What is not allowed of some changes, or cannot be made. */
export function findRejections(
  changes: readonly Change[],
  options: Pick<ApplyOptions, 'allow' | 'spend'>,
): Rejection[] {
  const { spend = 0 } = options
  const orders = changes.filter(({ action }) => action === 'order')
  const total = orders.reduce((sum, order) => sum + costOf(order), 0)
  const costs = total > spend || (orders.length > 0 && options.spend === undefined) ? orders : []
  return [
    ...changes.flatMap(({ address, obstacles }) =>
      obstacles.map((message): Rejection => ({ address, needs: 'obstacle', message })),
    ),
    ...changes
      .filter((change) => change.needs !== null && !isAllowed(change, options.allow))
      .map(({ address }): Rejection => ({ address, needs: 'delete', message: toDestructive(address) })),
    ...costs.map(({ address }): Rejection => {
      const message = `it costs money, ${total} yen with all orders of the plan, and spend is ${spend}`
      return { address, needs: 'spend', message }
    }),
  ]
}

/** Whether a destructive change was allowed: by its address, or with all others. */
export function isAllowed({ address }: Pick<Change, 'address'>, allow: readonly string[] = []): boolean {
  return allow.includes('delete') || allow.includes(address)
}

/** What an order costs at most. Without a price, what the file allows. */
export function costOf({ price, after }: Change): number {
  return price ?? (after as { readonly max_total_price: number }).max_total_price
}

function toDestructive(address: string): string {
  return `it removes data for good: allow it with allow: ['delete'], or alone with allow: [${JSON.stringify(address)}]`
}
