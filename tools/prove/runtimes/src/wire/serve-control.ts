import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { Situation } from '../../program/wire/situation.ts'
import type { Certificates } from './certificates.ts'
import { type Gateway, openGateway } from './open-gateway.ts'

/** A server through which a program opens a gateway for each order. */
export interface Control {
  readonly url: string
  close(): void
}

/** Serves `POST /open`, `/leave`, `/count`, `/return` and `/close`, each with a situation as its body. Responses are in JSON. */
export async function serveControl(certificates: Certificates): Promise<Control> {
  let gateway: Gateway | undefined
  const acts: Readonly<Record<string, (situation: Situation) => Promise<unknown>>> = {
    async '/open'(situation) {
      gateway = await openGateway(situation, certificates)
      return { baseUrl: gateway.baseUrl, apiKey: gateway.apiKey }
    },
    async '/leave'() {
      await gateway!.leave()
      return {}
    },
    async '/return'() {
      await gateway!.return()
      return {}
    },
    async '/count'() {
      const { versions } = gateway!
      // A repeated POST may still be on its way.
      await new Promise((resolve) => setTimeout(resolve, 40))
      return { posts: versions.length, versions }
    },
    async '/close'() {
      gateway!.close()
      return {}
    },
  }
  const server = createServer((incoming, outgoing) => {
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    const answer = async (): Promise<void> => {
      if (incoming.method === 'GET' || incoming.method === 'OPTIONS') {
        outgoing
          .writeHead(200, { ...cors, 'content-type': 'text/html' })
          .end('<!doctype html><title>Wire</title>')
        return
      }
      const result = await acts[incoming.url!]!((await json(incoming)) as Situation)
      outgoing.writeHead(200, { ...cors, 'content-type': 'application/json' }).end(JSON.stringify(result))
    }
    void answer().catch((error: unknown) => outgoing.writeHead(500, cors).end(String(error)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
