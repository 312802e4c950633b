import { type AddressInfo, createServer, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { createSshKeyPair } from '@hostwright/publish'
import ssh2, { type Connection, type ServerChannel } from 'ssh2'
import { createRequestSplitter, type SftpRequest } from './count-requests.ts'
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
  /** The request of a further channel, counted from its begin, at which that channel ends, once, and the others stay. */
  endChannelAt: number | undefined
  /** Whether a login froze whose client has not left yet. */
  isFrozen: boolean
  /** An extension that the client does not hear of, such as `posix-rename@openssh.com`. */
  hides: string | undefined
  /** The requests since the last login, those of them that change something, and its channels. */
  readonly counts: { all: number; changing: number; channels: number }
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
    const login: Login = { host, backend, connection, socket, streams: new Set(), isDead: false }
    connection.on('error', () => undefined)
    connection.on('authentication', (context) => {
      Object.assign(host.counts, { all: 0, changing: 0, channels: 0 })
      host.isFrozen = false
      context.accept()
    })
    connection.on('session', (accept) => {
      accept().on('subsystem', (acceptChannel) => void serve(acceptChannel(), login))
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
    endChannelAt: undefined,
    isFrozen: false,
    hides: undefined,
    counts: { all: 0, changing: 0, channels: 0 },
    close() {
      for (const one of sockets) one.destroy()
      listener.close()
      backend.close()
    },
  }
  return host
}

/** A login, and where its requests go. All its channels fail together. */
interface Login {
  readonly host: FailingHost
  readonly backend: Backend
  readonly connection: Connection
  readonly socket: Socket
  readonly streams: Set<Duplex>
  isDead: boolean
}

/** Passes requests and responses of a channel on, until one of the login fails. */
async function serve(channel: ServerChannel, login: Login): Promise<void> {
  const { host, backend, connection, streams } = login
  const number = (host.counts.channels += 1)
  let received = 0
  const stream = await backend.open()
  streams.add(stream)
  const split = createRequestSplitter()
  const die = (): void => {
    endStreams(login)
    connection.end()
  }
  stream.on('error', die)
  stream.on('data', (piece: Buffer) => {
    if (!login.isDead) channel.write(host.hides === undefined ? piece : hide(piece, host.hides))
  })
  channel.on('close', () => stream.end())
  channel.on('data', (piece: Buffer) => {
    for (const request of split(piece)) {
      if (login.isDead) return
      received += 1
      if (number > 1 && host.endChannelAt === received) {
        host.endChannelAt = undefined
        return channel.close()
      }
      const when = count(host, request)
      const { packet } = request
      if (when === 'amid') stream.write(packet.subarray(0, packet.length / 2))
      if (when === undefined || when === 'after') stream.write(packet)
      if (when === 'frozen') freeze(login)
      else if (when !== undefined) die()
    }
  })
}

/** Counts a request, and returns how it fails, if it does. */
function count({ counts, failAt }: FailingHost, { changes }: SftpRequest): Failure['when'] | undefined {
  counts.all += 1
  if (changes) counts.changing += 1
  return failAt?.request === counts.all ? failAt.when : undefined
}

function endStreams(login: Login): void {
  login.isDead = true
  for (const stream of login.streams) stream.end()
}

function freeze(login: Login): void {
  const { host, socket } = login
  endStreams(login)
  host.isFrozen = true
  // The server drops what it receives: a paused socket would not notice that the client leaves.
  socket.removeAllListeners('data').once('close', () => (host.isFrozen = false))
}

/** Changes the name of an extension to one that nobody knows. */
function hide(piece: Buffer, name: string): Buffer {
  return Buffer.from(piece.toString('latin1').replace(name, 'x'.repeat(name.length)), 'latin1')
}
