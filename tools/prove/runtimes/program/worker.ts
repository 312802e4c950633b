// For workerd: POST the target, and the response holds the results.
import type { Target } from './bench.ts'
import { conform } from './conform.ts'

export default {
  async fetch(request: Request): Promise<Response> {
    return Response.json(await conform((await request.json()) as Target))
  },
}
