// Entry point for workerd: responds to a POST of the target with the results.
import type { Target } from './bench.ts'
import { conform } from './conform.ts'

export default {
  async fetch(request: Request): Promise<Response> {
    return Response.json(await conform((await request.json()) as Target))
  },
}
