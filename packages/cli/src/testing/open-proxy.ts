import { once } from 'node:events'
import { createServer } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { type AddressInfo, connect } from 'node:net'
import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import sshpk from 'sshpk'
import { onTestFinished } from 'vitest'
import type { Sandbox } from '@hostwright/sandbox'

/** A sandbox behind TLS, with a certificate that no program trusts by default. */
export interface SecureSandbox {
  readonly baseUrl: string
  /** The certificate of the proxy, in PEM. */
  readonly certificate: string
}

/** Serves a sandbox on this machine over TLS with a new certificate. */
export async function serveSecurely(sandbox: Sandbox): Promise<SecureSandbox> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const key = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
  const name = sshpk.identityForHost('localhost')
  const certificate = sshpk
    .createSelfSignedCertificate([name], sshpk.parsePrivateKey(key, 'pem'), { lifetime: 86_400 })
    .toString('pem')
  const server = createTlsServer({
    key: createPrivateKey(key).export({ format: 'pem', type: 'pkcs8' }),
    cert: certificate,
  })
  server.on('request', (incoming, outgoing) => {
    const answer = async (): Promise<void> => {
      const headers = Object.entries(incoming.headers).map(([header, value]) => [header, String(value)])
      const url = new URL(incoming.url ?? '/', sandbox.baseUrl)
      const response = await sandbox.fetch(new Request(url, { headers: headers as [string, string][] }))
      outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text())
    }
    void answer()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { baseUrl: `https://localhost:${(server.address() as AddressInfo).port}`, certificate }
}

/** A proxy on this machine, with the list of hosts that were requested from it. */
export interface Proxy {
  readonly url: string
  readonly hosts: readonly string[]
}

/** Starts a proxy that opens tunnels. */
export async function openProxy(): Promise<Proxy> {
  const hosts: string[] = []
  const proxy = createServer()
  proxy.on('connect', ({ url: host = '' }, client) => {
    hosts.push(host)
    const { hostname, port } = new URL(`http://${host}`)
    const target = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname, () => {
      client.write('HTTP/1.1 200 Connection established\r\n\r\n')
      target.pipe(client)
      client.pipe(target)
    })
    target.on('error', () => client.destroy())
    client.on('error', () => target.destroy())
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onTestFinished(() => {
    proxy.closeAllConnections()
    proxy.close()
  })
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, hosts }
}
