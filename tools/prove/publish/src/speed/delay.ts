// Listens before a server, and passes all bytes on after a delay in each direction: `node delay.ts PORT MILLISECONDS`.
// Prints its own port. It is a process of its own, so that its work is not that of what is measured.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

const [port, delayMs] = process.argv.slice(2).map(Number)

function pass(from: Socket, to: Socket): void {
  from.on('data', (piece) => void setTimeout(() => to.writable && to.write(piece), delayMs))
  from.on('end', () => void setTimeout(() => to.end(), delayMs))
  from.on('error', () => to.destroy())
}

const server = createServer({ noDelay: true, allowHalfOpen: true }, (near) => {
  const far = connect({ host: '127.0.0.1', port: port!, noDelay: true, allowHalfOpen: true })
  pass(near, far)
  pass(far, near)
})
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port))
