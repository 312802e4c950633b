import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createSshKeyPair } from '@hostwright/publish'
import ssh2, { type Connection, type ServerChannel } from 'ssh2'
import { createRequestSplitter } from './count-requests.ts'
import type { Backend } from './servers/backend.ts'

/** The request at which a login fails, and how. */
export interface Failure {
  /** The request, counted from the login. */
  readonly request: number
  /**
   * `before` the request arrives, `amid` its bytes, `after` it, or `frozen`: nothing travels any more, and the connection
   * stays.
   */
  readonly when: 'before' | 'amid' | 'after' | 'frozen'
}

/** An SSH server that passes the requests of SFTP on to another server, and can fail at one of them. */
export interface FailingHost {
  readonly host: string
  readonly port: number
  /** The failure of each login. With `undefined`, none fails. */
  failAt: Failure | undefined
  /** Whether a login froze whose client has not left yet. */
  isFrozen: boolean
  /** An extension that the client does not hear of, such as `posix-rename@openssh.com`. */
  hides: string | undefined
  /** The requests since the last login, and those of them that change something. */
  readonly counts: { all: number; changing: number }
  readonly close: () => void
}

/** Listens on a free port before another server. Each login gets a login there of its own. */
export async function listenBefore(backend: Backend): Promise<FailingHost> {
  const sockets = new Set<Socket>()
  let socket: Socket
  const options = {
    hostKeys: [createSshKeyPair().privateKey],
    // Clients swap the names of a symbolic link for OpenSSH, and recognize it by this text.
    ident: 'OpenSSH_9.2',
    // A frozen host sends nothing. By default the server of ssh2 asks a silent client every 15 s whether it is there.
    keepaliveInterval: 2 ** 31 - 1,
  }
  const server = new ssh2.Server(options, (connection) => {
    const ofConnection = socket
    connection.on('error', () => undefined)
    connection.on('authentication', (context) => context.accept())
    connection.on('session', (accept) => {
      accept().on(
        'subsystem',
        (acceptChannel) => void serve(acceptChannel(), { host, backend, connection, socket: ofConnection }),
      )
    })
  })
  const listener = createServer({ noDelay: true }, (accepted) => {
    sockets.add(accepted)
    accepted.on('close', () => sockets.delete(accepted)).on('error', () => undefined)
    socket = accepted
    server.injectSocket(accepted)
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const host: FailingHost = {
    host: '127.0.0.1',
    port: (listener.address() as AddressInfo).port,
    failAt: undefined,
    isFrozen: false,
    hides: undefined,
    counts: { all: 0, changing: 0 },
    close() {
      for (const one of sockets) one.destroy()
      listener.close()
      backend.close()
    },
  }
  return host
}

/** A login, and where its requests go. */
interface Login {
  readonly host: FailingHost
  readonly backend: Backend
  readonly connection: Connection
  readonly socket: Socket
}

/** Passes requests and responses on, until one of them fails. */
async function serve(channel: ServerChannel, { host, backend, connection, socket }: Login): Promise<void> {
  const { counts } = host
  Object.assign(counts, { all: 0, changing: 0 })
  host.isFrozen = false
  const stream = await backend.open()
  const split = createRequestSplitter()
  let isDead = false
  const die = (): void => {
    isDead = true
    stream.end()
    connection.end()
  }
  stream.on('error', die)
  stream.on('data', (piece: Buffer) => {
    if (!isDead) channel.write(host.hides === undefined ? piece : hide(piece, host.hides))
  })
  channel.on('close', () => stream.end())
  channel.on('data', (piece: Buffer) => {
    for (const { packet, changes } of split(piece)) {
      if (isDead) return
      counts.all += 1
      if (changes) counts.changing += 1
      const when = host.failAt?.request === counts.all ? host.failAt.when : undefined
      if (when === 'amid') stream.write(packet.subarray(0, packet.length / 2))
      if (when === undefined || when === 'after') stream.write(packet)
      if (when === 'frozen') {
        isDead = true
        host.isFrozen = true
        // The server drops what it receives: a paused socket would not notice that the client leaves.
        socket.removeAllListeners('data').once('close', () => (host.isFrozen = false))
        stream.end()
      } else if (when !== undefined) die()
    }
  })
}

/** Changes the name of an extension to one that nobody knows. */
function hide(piece: Buffer, name: string): Buffer {
  return Buffer.from(piece.toString('latin1').replace(name, 'x'.repeat(name.length)), 'latin1')
}
