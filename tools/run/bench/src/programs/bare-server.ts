// A server without logic, which sends recorded bytes: `bare-server.ts PORT LOADS`.
import { createServer } from 'node:http'
import type { Load } from '../record-loads.ts'

const [port, text = '[]'] = process.argv.slice(2)
const loads = JSON.parse(text) as readonly Load[]
const responses = new Map(loads.map(({ method, path, response }) => [`${method} ${path}`, response]))

createServer((request, response) => {
  const { status, headers, body } = responses.get(`${request.method} ${request.url}`)!
  request.resume().on('end', () => response.writeHead(status, headers).end(body))
}).listen(Number(port), '127.0.0.1')
