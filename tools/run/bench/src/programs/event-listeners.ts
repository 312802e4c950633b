// Listens to the events of a sandbox: `event-listeners.ts PORT COUNT reading|stalled`. Prints a line when all are connected.
import { once } from 'node:events'
import { connect } from 'node:net'

const [port, count, kind] = process.argv.slice(2)
const request = 'GET /_sandbox/events HTTP/1.1\r\nHost: localhost\r\n\r\n'

for (let listener = 0; listener < Number(count); listener += 1) {
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(request)
  await once(socket, 'readable')
  socket.read()
  if (kind === 'reading') socket.resume()
}
console.log('connected')
