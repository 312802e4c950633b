import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the Prism mock of the bundled description listens. */
    prismUrl: string
  }
}

const require = createRequire(import.meta.url)

/** Starts one Prism mock for all contract tests of a run. */
export default async function setup(project: TestProject): Promise<() => void> {
  const port = await findFreePort()
  const description = require.resolve('@hostwright/openapi/openapi.json')
  const prism = spawn(process.execPath, [
    findPrism(),
    'mock',
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    description,
  ])
  project.provide('prismUrl', `http://127.0.0.1:${port}`)
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
  return () => void prism.kill()
}

function findPrism(): string {
  const manifest = require.resolve('@stoplight/prism-cli/package.json')
  const { bin } = require(manifest) as { bin: { prism: string } }
  return join(dirname(manifest), bin.prism)
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
