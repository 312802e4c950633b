import { Cloudflare } from 'cloudflare'

/** Prepares a call with cloudflare. */
export function create(baseUrl: string): () => Promise<unknown> {
  const client = new Cloudflare({ baseURL: baseUrl, apiToken: 'bench' })
  return async () => client.user.get()
}
