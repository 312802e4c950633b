import { createClient } from '@hostwright/common'

/** Prepares a call with `@hostwright/common` alone. */
export function create(baseUrl: string): () => Promise<unknown> {
  const client = createClient({ baseUrl, apiKey: 'bench', pacing: { perDay: 1_000_000 } })
  return () => client.me()
}
