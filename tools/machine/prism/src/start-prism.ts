import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'

/** A running Prism over the bundled description. */
export interface Prism {
  readonly url: string
  readonly close: () => void
}

const require = createRequire(import.meta.url)
const description = require.resolve('@hostwright/openapi/openapi.json')

/** Starts a mock server, which responds with the examples of the description. */
export function startPrismMock(): Promise<Prism> {
  return start(['mock', description])
}

/**
 * Starts a proxy, which forwards requests and checks them and their responses against the description. With `isStrict`,
 * a request that violates the description gets 500 and is not forwarded.
 */
export function startPrismProxy(upstream: string, { isStrict }: { isStrict: boolean }): Promise<Prism> {
  return start(['proxy', description, upstream, ...(isStrict ? ['--errors'] : [])])
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

async function start(args: readonly string[]): Promise<Prism> {
  const prism = spawn(process.execPath, [findPrism(), ...args, '-h', '127.0.0.1', '-p', '0'])
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      const [, address] = /Prism is listening on (http:\/\/[\d.]+:\d+)\s/.exec(output) ?? []
      if (address !== undefined) resolve(address)
    }
    prism.stdout.on('data', read)
    prism.stderr.on('data', read)
    prism.on('exit', (code) => reject(new Error(`Prism ended with ${code}:\n${output}`)))
  })
  // Prism writes several lines for every request. They are read, because a full pipe would stop it, but not kept.
  for (const stream of [prism.stdout, prism.stderr]) stream.removeAllListeners('data').resume()
  return { url, close: () => void prism.kill() }
}
