// Entry point for workerd: responds to a POST of `{ control, situations }` with the results.
import { sendOrders } from './send-orders.ts'
import type { Situation } from './situation.ts'

export default {
  async fetch(request: Request): Promise<Response> {
    const given = (await request.json()) as { control: string; situations: readonly Situation[] }
    return Response.json(await sendOrders(given.control, given.situations))
  },
}
