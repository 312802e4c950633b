import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { batchWrites } from './batch-writes.ts'

test('what is written during one turn arrives whole and in order, as one write of the socket', async () => {
  const server = createServer((far) => void far.pipe(far)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => {
    socket.destroy()
    server.close()
  })
  batchWrites(socket)
  await once(socket, 'connect')
  let writes = 0
  const { _writev: writev } = socket
  socket._writev = (...args) => {
    writes += 1
    writev!.apply(socket, args)
  }
  for (const text of ['one ', 'two ', 'three']) socket.write(text)
  expect(String((await once(socket, 'data'))[0])).toBe('one two three')
  socket.write('four')
  expect(String((await once(socket, 'data'))[0])).toBe('four')
  expect(writes).toBe(1)
})
