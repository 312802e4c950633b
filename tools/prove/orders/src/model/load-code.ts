import { createClient } from '@hostwright/common'
import { createOrders, type Product } from '../products.ts'

/** Loads the code of orders that is loaded on demand: that takes real time, in which simulated time would run on. */
export async function loadCode(product: Product): Promise<void> {
  const client = createClient({ baseUrl: 'https://api.example.org', apiKey: 'unused', journal: 'memory' })
  await createOrders(client, product).pending()
}
