import { createRequire } from 'node:module'
import { createLogger } from '@stoplight/prism-core'
import { getHttpOperationsFromSpec, type IHttpConfig } from '@stoplight/prism-http'
import { createServer } from '@stoplight/prism-http-server'

/** A running Prism over the bundled description. */
export interface Prism {
  readonly url: string
  readonly close: () => Promise<void>
}

const require = createRequire(import.meta.url)
const description = require.resolve('@hostwright/openapi/openapi.json')

const checks = {
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  mock: { dynamic: false },
  upstreamProxy: undefined,
}

/** Starts a mock server, which responds with the examples of the description. */
export function startPrismMock(): Promise<Prism> {
  return start({ ...checks, isProxy: false, errors: false })
}

/**
 * Starts a proxy, which forwards requests and checks them and their responses against the description. With `isStrict`,
 * a request that violates the description gets 500 and is not forwarded.
 */
export function startPrismProxy(upstream: string, { isStrict }: { isStrict: boolean }): Promise<Prism> {
  return start({ ...checks, isProxy: true, upstream: new URL(upstream), errors: isStrict })
}

// Prism's command line would do the same in a process of its own, with several lines of output for every request.
async function start(config: IHttpConfig): Promise<Prism> {
  const components = { logger: createLogger('Prism', { enabled: false }) }
  const operations = await getHttpOperationsFromSpec(description)
  const server = createServer(operations, { components, config, cors: true })
  return { url: await server.listen(0, '127.0.0.1'), close: () => server.close() }
}
