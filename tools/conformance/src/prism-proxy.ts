import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { descriptionPath } from './described.ts'

/** A Prism that hands requests on and checks them and their answers against the description. */
export interface PrismProxy {
  readonly url: string
  readonly close: () => void
}

const require = createRequire(import.meta.url)

/** With `isStrict`, a request that is not as described is answered 500 and goes no further. */
export async function startPrismProxy(
  upstream: string,
  { isStrict }: { isStrict: boolean },
): Promise<PrismProxy> {
  const port = await findFreePort()
  const options = ['-h', '127.0.0.1', '-p', String(port), ...(isStrict ? ['--errors'] : [])]
  const prism = spawn(process.execPath, [findPrism(), 'proxy', descriptionPath, upstream, ...options])
  await new Promise<void>((resolve, reject) => {
    let output = ''
    const read = (chunk: Buffer): void => {
      output += chunk.toString()
      if (output.includes('Prism is listening')) resolve()
    }
    prism.stdout.on('data', read)
    prism.stderr.on('data', read)
    prism.on('exit', (code) => reject(new Error(`Prism ended with ${code}:\n${output}`)))
  })
  return { url: `http://127.0.0.1:${port}`, close: () => void prism.kill() }
}

function findPrism(): string {
  const manifest = require.resolve('@stoplight/prism-cli/package.json')
  const { bin } = require(manifest) as { bin: { prism: string } }
  return join(dirname(manifest), bin.prism)
}

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
