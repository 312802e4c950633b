import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Child, type ChildOptions, startChild } from './start-child.ts'

/** Finds a free port on this machine. Another process can take the port before the caller does. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await once(server.close(), 'close')
  return port
}

/** Starts a program that listens on a port of this machine, and waits until it accepts connections. */
export async function startListening(
  port: number,
  args: readonly string[],
  options: ChildOptions,
): Promise<Child> {
  const child = startChild(args, { ...options, endsWithParent: true })
  while (!(await isListening(port))) {
    if (!child.isAlive()) {
      const { exitCode, stderr } = await child.ended
      throw new Error(`${options.program} ended with ${exitCode}: ${stderr}`)
    }
    await sleep(50)
  }
  return child
}

async function isListening(port: number): Promise<boolean> {
  const socket = createConnection(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
