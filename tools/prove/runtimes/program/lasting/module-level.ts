// Entry point for workerd: a worker that creates its client while its module loads, where nothing random may be made,
// no timer set and nothing sent.
import { createClient } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { createRedisStore } from '@hostwright/redis'
import { createVps } from '@hostwright/vps'

const run = async (): Promise<unknown> => []
const redis = { evalSha: run, eval: run }
const store = createRedisStore(redis, { account: 'shop' })
const client = createClient({
  baseUrl: 'https://api.example.com',
  apiKey: 'key',
  journal: 'memory',
  pacing: { store },
})
const products = [createVps(client), createHosting(client)]

export default {
  fetch: (): Response => Response.json(products.length),
}
