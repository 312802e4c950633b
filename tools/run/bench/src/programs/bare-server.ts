// A server that does nothing but send bytes: `bare-server.ts PORT RESPONSES`, with the responses by method and path.
import { createServer } from 'node:http'
import type { BareResponse } from '../measured-servers.ts'

const [port, text = '{}'] = process.argv.slice(2)
const responses = JSON.parse(text) as Readonly<Record<string, BareResponse>>

createServer((request, response) => {
  const { status, headers, body } = responses[`${request.method} ${request.url}`]!
  request.resume().on('end', () => response.writeHead(status, headers).end(body))
}).listen(Number(port), '127.0.0.1')
