import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { token } from '../scene.ts'

const suite = fileURLToPath(
  new URL('../../../node_modules/@modelcontextprotocol/conformance/dist/index.js', import.meta.url),
)

/** The scenarios that the suite ran: those of which every check passed, and the others. */
export interface Report {
  readonly passed: readonly string[]
  readonly failed: readonly string[]
  /** The exit code: 0 when everything that was asked for passed. */
  readonly code: number
  readonly printed: string
}

/**
 * Runs the protocol's conformance suite against a server on loopback. The suite cannot send a token: a proxy adds it, and
 * leaves Host and Origin as the suite chose them. `serve` starts the server, which has to allow the proxy's origins.
 */
export async function runSuite(
  serve: (origins: readonly string[]) => Promise<{ readonly url: string }>,
  ...options: readonly string[]
): Promise<Report> {
  const proxy = createServer()
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void proxy.close())
  const { port: ownPort } = proxy.address() as AddressInfo
  const { port } = new URL((await serve([`http://127.0.0.1:${ownPort}`, `http://localhost:${ownPort}`])).url)
  proxy.on('request', (incoming, outgoing) => {
    const host = incoming.headers.host!.replace(`:${ownPort}`, `:${port}`)
    const headers = { ...incoming.headers, host, authorization: `Bearer ${token}` }
    const target = { host: '127.0.0.1', port, path: incoming.url, method: incoming.method, headers }
    const passedOn = request(target, (response) => {
      outgoing.writeHead(response.statusCode!, response.headers)
      response.pipe(outgoing)
    })
    passedOn.on('error', () => outgoing.destroy())
    outgoing.on('close', () => passedOn.destroy())
    incoming.pipe(passedOn)
  })
  const child = spawn(process.execPath, [
    suite,
    'server',
    '--url',
    `http://127.0.0.1:${ownPort}/mcp`,
    ...options,
  ])
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => void (printed += part))
  const [code] = (await once(child, 'close')) as [number]
  const named = (mark: string): string[] =>
    [...printed.matchAll(new RegExp(`^${mark} (\\S+): \\d+ passed`, 'gm'))].map(([, name]) => name!)
  return { passed: named('✓'), failed: named('✗'), code, printed }
}
