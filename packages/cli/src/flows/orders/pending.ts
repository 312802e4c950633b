import type { Session } from '../../session/session.ts'
import { hosting, vps } from '../order/product.ts'

/** Lists the orders whose outcome is unknown. */
export async function pending(session: Session): Promise<void> {
  const client = await session.client()
  const rows: object[] = []
  for (const product of [vps, hosting]) {
    for (const { state, quote, sentAt } of await product.orders(client).pending()) {
      const { idempotencyKey, total_price, order, mark } = quote
      rows.push({
        key: idempotencyKey,
        product: product.name,
        state,
        name: mark?.value ?? null,
        total_price,
        sent_at: sentAt?.toISOString() ?? null,
        order,
      })
    }
  }
  if (rows.length === 0) session.say('No order is pending.')
  await session.print(rows, ['key', 'product', 'state', 'name', 'total_price', 'sent_at'])
}
