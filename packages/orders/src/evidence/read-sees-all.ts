import type { CallOptions, Client } from '@hostwright/common'
import type { Sold } from '../record/product.ts'
import { readIfPossible } from './read-if-possible.ts'

/** Reads whether the API key in use sees all contracts of a product. */
export async function readSeesAll(
  client: Client,
  { service }: Pick<Sold, 'service'>,
  options: CallOptions,
): Promise<boolean> {
  const seesAll = await readIfPossible(async () => {
    const { services } = await client.me(options)
    return (services as Partial<typeof services>)[service]?.target_mode === 'all'
  })
  return seesAll === true
}
