// `pnpm run docs`: a sandbox that serves the built site, so that the console works too. On this machine only.
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { createSandbox } from '@hostwright/sandbox/node'

const { values } = parseArgs({ options: { port: { type: 'string', default: '4011' } } })
const sandbox = await createSandbox({ docs: fileURLToPath(new URL('../dist/', import.meta.url)) })
try {
  const { url } = await sandbox.listen({ port: Number(values.port) })
  console.log(
    `The documentation is on ${url}/index.html, and its sandbox's dashboard on ${url}/. Ctrl+C ends it.`,
  )
} catch (error) {
  console.error(`${(error as Error).message}. Choose another port: pnpm run docs --port 4012`)
  process.exitCode = 1
}
