import { connect as connectSocket } from 'node:net'
import ssh2, { type Client } from 'ssh2'
import { type HostKey, type HostKeyType, parseHostKey, toAlgorithms } from '../host-key/host-key.ts'
import { batchWrites } from './batch-writes.ts'
import { askEveryMs, watchSilence } from './watch-silence.ts'

/** Address, user and key of a login. */
export interface Login {
  readonly host: string
  readonly port: number
  readonly username: string
  readonly privateKey: string
  readonly timeoutMs: number
}

/** Why an attempt to log in failed. */
export type LoginProblem =
  /** The host key was not accepted. */
  | 'host-key'
  /** The host has no key of the types that were asked for. */
  | 'no-host-key'
  /** The host takes no key of this login. */
  | 'login'
  /** The host ended the connection before it said anything, which it does with too many connections. */
  | 'dropped'
  /** There was no connection. */
  | 'connection'

/** An attempt to log in that failed. */
export class LoginFailure extends Error {
  override readonly name = 'LoginFailure'
  readonly problem: LoginProblem
  /** The host key that was shown, if it came so far. */
  readonly shown: HostKey | undefined

  constructor(problem: LoginProblem, shown: HostKey | undefined, cause: unknown) {
    super(problem, { cause })
    this.problem = problem
    this.shown = shown
  }
}

/**
 * Logs in once, asking for host keys of the given types. Rejects with a `LoginFailure`. If `accepts` rejects the host
 * key, the host gets neither the user name nor a signature.
 */
export async function logIn(
  { host, port, username, privateKey, timeoutMs }: Login,
  types: readonly HostKeyType[],
  accepts: (key: HostKey) => boolean,
): Promise<Client> {
  const client = new ssh2.Client()
  // Without `noDelay`, each request waits for a delayed acknowledgement of the last one: 44 ms.
  const socket = connectSocket({ host, port, noDelay: true })
  batchWrites(socket)
  // A run ends the connection once it has all responses, so it need not wait until the server ends it too.
  socket.once('finish', () => socket.destroy())
  let shown: HostKey | undefined
  let isAccepted = false
  try {
    await new Promise<void>((resolve, reject) => {
      client.once('ready', resolve).on('error', reject)
      client.once('close', () => reject(new Error('The connection ended before the login.')))
      client.connect({
        sock: socket.on('error', reject),
        username,
        privateKey,
        // Without this list, the client first asks for the list of the server.
        authHandler: ['publickey'],
        readyTimeout: timeoutMs,
        keepaliveInterval: askEveryMs,
        keepaliveCountMax: Number.MAX_SAFE_INTEGER,
        algorithms: { serverHostKey: toAlgorithms(types) },
        hostVerifier(bytes: Buffer) {
          shown = parseHostKey(bytes)
          isAccepted = shown !== undefined && accepts(shown)
          return isAccepted
        },
      })
    })
    watchSilence(socket, () => client.destroy())
    return client
  } catch (error) {
    client.destroy()
    if (shown !== undefined && !isAccepted) throw new LoginFailure('host-key', shown, error)
    throw new LoginFailure(findProblem(error), shown, error)
  }
}

function findProblem(error: unknown): LoginProblem {
  const { level, message, code } = error as { level?: string; message: string; code?: string }
  if (level === 'client-authentication') return 'login'
  if (/no matching host key/.test(message)) return 'no-host-key'
  const isDropped = code === 'ECONNRESET' || /ended before the login|before handshake/.test(message)
  return isDropped ? 'dropped' : 'connection'
}
