// Entry point for workerd: a worker that orders, with a client and its journal at module level.
import { createClient } from '@hostwright/common'
import { createVps, type Vps } from '@hostwright/vps'

interface Bindings {
  /** Address of the API. */
  readonly API: string
}

const order = { plan_id: 'standard-2gb', period: 12, image_id: 'ubuntu-24-04' } as const
const input = { root_password: 'Correct-Horse-7', agree_to_terms: true, maxTotalPrice: 100_000 } as const

let lasting: Vps | undefined

export default {
  async fetch(request: Request, { API }: Bindings): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    const apiKey = searchParams.get('key')!
    const { orders } = (lasting ??= createVps(createClient({ baseUrl: API, apiKey, journal: 'memory' })))
    const ensuring = orders.ensure({ ...order, name: searchParams.get('name')! }, input)
    try {
      // The handler responds while its order is in progress.
      if (pathname === '/early') void ensuring.catch(() => {})
      else return new Response((await ensuring).state)
      await new Promise((resolve) => setTimeout(resolve, Number(searchParams.get('ms'))))
      return new Response('early')
    } catch (error) {
      return new Response(String(error), { status: 500 })
    }
  },
}
