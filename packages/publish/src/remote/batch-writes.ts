import type { Socket } from 'node:net'

/** Sends everything that is written during one turn of the event loop in one piece, instead of one for each request. */
export function batchWrites(socket: Socket): void {
  const write = socket.write
  let isWaiting = false
  socket.write = function (...args: Parameters<Socket['write']>) {
    if (!isWaiting) {
      isWaiting = true
      socket.cork()
      process.nextTick(() => {
        isWaiting = false
        socket.uncork()
      })
    }
    return write.apply(socket, args)
  } as Socket['write']
}
