import { createClient } from '@hostwright/common'
import { createVps } from '@hostwright/vps'

/** Prepares a call with our client and a product. */
export function create(baseUrl: string): () => Promise<unknown> {
  const vps = createVps(createClient({ baseUrl, apiKey: 'bench', pacing: { perDay: 1_000_000 } }))
  return () => vps.plans()
}
