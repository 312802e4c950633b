// Runs in a separate process, so that its memory is not counted as the client's.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { replies } from '../replies.ts'

const server = createServer((request, response) => {
  request.resume()
  const kind = Object.keys(replies).find((name) => request.url?.includes(`/${name}/`))
  replies[kind ?? 'ok']!(response)
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
