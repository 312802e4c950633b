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

/** A program that accepts connections on a port of this machine. */
export interface Listening {
  readonly child: Child
  readonly port: number
}

/**
 * Starts a program on a free port, and waits until it accepts connections. Starts it again on another port if a process
 * takes the port in between, or one of the ports that the program chooses itself, as a Temporal server does.
 */
export async function startListening(
  toArgs: (port: number) => readonly string[],
  options: ChildOptions & { readonly program: string },
): Promise<Listening> {
  for (let left = 5; ; left -= 1) {
    const port = await findFreePort()
    const child = startChild(toArgs(port), { ...options, endsWithParent: true })
    while (child.isAlive()) {
      if (await isListening(port)) return { child, port }
      await sleep(50)
    }
    const { exitCode, stdout, stderr } = await child.ended
    if (left === 1 || !/address already in use/i.test(stdout + stderr))
      throw new Error(`${options.program} ended with ${exitCode}: ${stdout}${stderr}`)
  }
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
