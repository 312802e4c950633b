import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import type { IHttpConfig } from '@stoplight/prism-http'

/** A running Prism over the bundled description. */
export interface Prism {
  readonly url: string
  readonly close: () => Promise<void>
}

const require = createRequire(import.meta.url)
const description = require.resolve('@hostwright/openapi/openapi.json')

/** Starts a mock server, which responds with the examples of the description. */
export function startPrismMock(): Promise<Prism> {
  return start({ ...checks, isProxy: false, errors: false })
}

/**
 * Starts a proxy, which forwards requests and checks them and their responses against the description. With `isStrict`,
 * a request that violates the description gets 500 and is not forwarded.
 */
export function startPrismProxy(upstream: string, { isStrict }: { isStrict: boolean }): Promise<Prism> {
  const proxy = { isProxy: true, upstream: new URL(upstream) } as const
  return start({ ...checks, ...proxy, errors: isStrict })
}

/** Returns the path of the script that the command `prism` runs. */
export function findPrism(): string {
  const manifest = require.resolve('@stoplight/prism-cli/package.json')
  const { bin } = require(manifest) as { bin: { prism: string } }
  return join(dirname(manifest), bin.prism)
}

/** Finds a free port on this machine. Another process can take the port before the caller does. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

const checks = {
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  mock: { dynamic: false },
  upstreamProxy: undefined,
}

// Prism is loaded here, because other programs import only `findFreePort`. Its command line would do the same in a
// process of its own, with several lines of output for every request.
async function start(config: IHttpConfig): Promise<Prism> {
  const { createLogger } = await import('@stoplight/prism-core')
  const { getHttpOperationsFromSpec } = await import('@stoplight/prism-http')
  const { createServer } = await import('@stoplight/prism-http-server')
  const components = { logger: createLogger('Prism', { enabled: false }) }
  const operations = await getHttpOperationsFromSpec(description)
  const server = createServer(operations, { components, config, cors: true })
  return { url: await server.listen(0, '127.0.0.1'), close: () => server.close() }
}
