import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { createClient } from '@hostwright/common'
import { createSandbox } from '@hostwright/sandbox/node'
import { createVps } from '@hostwright/vps'
import { expect, onTestFinished, test } from 'vitest'
import { throughProxy } from './through-proxy.ts'

/** Starts a proxy on this machine that opens tunnels, and lists the hosts that were asked for. */
async function startProxy() {
  const hosts: string[] = []
  const proxy = createServer()
  proxy.on('connect', ({ url = '' }, client) => {
    hosts.push(url)
    const [hostname, port] = url.split(':')
    const target = connect(Number(port), hostname, () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n')
      target.pipe(client).pipe(target)
    })
    client.on('error', () => target.destroy())
    target.on('error', () => client.destroy())
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onTestFinished(() => void proxy.close())
  return { hosts, url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` }
}

test('reads and writes with a body go through the proxy', async () => {
  const sandbox = await createSandbox({ speed: 0 })
  const { url: baseUrl, close } = await sandbox.listen({ port: 0 })
  onTestFinished(() => close())
  const proxy = await startProxy()
  const client = createClient({ baseUrl, apiKey: sandbox.apiKey, fetch: throughProxy(proxy.url) })
  const server = createVps(client).server('00000000-0000-4000-8000-000000000001')
  await server.setMemo('behind the proxy')
  expect((await server.get()).memo).toBe('behind the proxy')
  expect(new Set(proxy.hosts)).toEqual(new Set([new URL(baseUrl).host]))
})
