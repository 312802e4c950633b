import { Cloudflare } from 'cloudflare'

/** A call of cloudflare. */
export function create(baseUrl: string): () => Promise<unknown> {
  const client = new Cloudflare({ baseURL: baseUrl, apiToken: 'bench' })
  return async () => client.user.get()
}
