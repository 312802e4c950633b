// A service in Hono that returns VPSs and starts them. `export default createApp(lazyVps(…))` serves it.
import type { Vps } from '@hostwright/vps'
import { Hono } from 'hono'
import { toResponse } from './to-response.ts'

export function createApp(getVps: () => Vps): Hono {
  const app = new Hono()
  app.get('/servers/:uuid', async (c) =>
    c.json(await getVps().server(c.req.param('uuid')).get({ signal: c.req.raw.signal })),
  )
  app.post('/servers/:uuid/start', async (c) => {
    await getVps().server(c.req.param('uuid')).power.start({ signal: c.req.raw.signal })
    return c.body(null, 202)
  })
  app.onError((error, c) => toResponse(error, c.req.raw))
  return app
}
