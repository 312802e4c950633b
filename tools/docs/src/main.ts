// `pnpm docs`: serves the reference page that the build has made, on this machine only.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'

const port = Number(process.argv[2] ?? 4011)
const page = createRequire(import.meta.url).resolve('@hostwright/openapi/docs')

const server = createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(readFileSync(page))
})
server.on('error', ({ message }) => {
  console.error(`The docs cannot be served: ${message}. Choose another port: pnpm docs 4012`)
  process.exitCode = 1
})
server.listen(port, '127.0.0.1', () =>
  console.log(`The reference is on http://127.0.0.1:${port}/. Ctrl+C ends it.`),
)
