import type { Client, SFTPWrapper } from 'ssh2'
import { PublishError } from '../errors/publish-error.ts'
import { type HostKey, type HostKeyType, hostKeyTypes } from '../host-key/host-key.ts'
import { type HostTrust, judgeHostKey, orderTypes } from '../host-key/judge-host-key.ts'
import { type ShownHostKey, toHostKeyError, toShown } from '../host-key/shown-host-key.ts'
import { createSftp } from './create-sftp.ts'
import { type Login, LoginFailure } from './log-in.ts'
import { logInPatiently, type LoginWaits } from './log-in-patiently.ts'
import { toSshPrivateKey } from './private-key.ts'
import { type OpenChannel, type Sftp, SftpError } from './sftp.ts'
import { toConnectionError } from './to-connection-error.ts'

/** A login, and the host that it trusts. */
export interface CheckedLogin extends Login {
  readonly trust: HostTrust
  /** Is asked for a host of which no key is known. Returns whether the key belongs to the server. */
  readonly onFirstContact?: ((shown: ShownHostKey) => boolean | Promise<boolean>) | undefined
  /** Advice for the error if there is no connection. */
  readonly hint: string
}

/** A connection to the files of a server. */
export interface Connection {
  readonly sftp: Sftp
  readonly openChannel: OpenChannel
  readonly close: () => Promise<void>
}

/** Logs in and opens SFTP. Rejects with a `PublishError` that says what to do. */
export async function connect(login: CheckedLogin, waits: LoginWaits): Promise<Connection> {
  const privateKey = toSshPrivateKey(login.privateKey)
  const client = await logInChecked({ ...login, privateKey }, waits)
  const ended = new Promise<never>((_resolve, reject) => {
    client.once('close', () => reject(new SftpError('The connection to the server ended.')))
  })
  // Nobody may be waiting when the connection ends.
  ended.catch(() => undefined)
  const open = async (): Promise<Sftp> => createSftp(await Promise.race([openSftp(client), ended]), ended)
  const close = async (): Promise<void> => {
    client.end()
    await ended.catch(() => undefined)
  }
  try {
    return { sftp: await open(), openChannel: () => open().catch(() => undefined), close }
  } catch (error) {
    // The program would go on for as long as the server keeps the connection.
    await close()
    throw error instanceof SftpError ? error : toNoSftpError(error, login)
  }
}

/** Returns the error for a server that takes the login and has no SFTP, such as an SSH server at a wrong address. */
function toNoSftpError(cause: unknown, { host, port, username }: CheckedLogin): PublishError {
  const message = `${host}:${port} lets ${username} in, and serves no files over SFTP: check the address.`
  return new PublishError('connection', message, { cause })
}

/**
 * Logs in if the host key is known. A server has keys of several types, and a fingerprint does not say which: if another
 * key is shown, the next attempt asks for the types that were not shown yet.
 */
async function logInChecked(login: CheckedLogin, waits: LoginWaits): Promise<Client> {
  const { trust } = login
  const accepts = (key: HostKey): boolean => judgeHostKey(trust, login, key) === 'known'
  let types: readonly HostKeyType[] = orderTypes(trust.knownHosts, login)
  let first: HostKey | undefined
  for (;;) {
    try {
      return await logInPatiently(login, types, accepts, waits)
    } catch (error) {
      const { problem, shown } = error as LoginFailure
      if (problem === 'host-key' && shown !== undefined) {
        first ??= shown
        types = types.filter((type) => type !== shown.type)
        if (trust.fingerprints.length > 0 && types.length > 0) continue
      }
      const isOfKey = problem === 'host-key' || problem === 'no-host-key'
      if (first === undefined || !isOfKey) throw toLoginError(error, login)
      return await meet(login, first, waits)
    }
  }
}

/** Asks whether a host that is not known is the right one, and logs in if it is. */
async function meet(login: CheckedLogin, key: HostKey, waits: LoginWaits): Promise<Client> {
  const { trust, onFirstContact } = login
  const verdict = judgeHostKey(trust, login, key)
  const shown = toShown(login, key)
  // The connection has ended, so a user may take any time to compare the keys.
  if (verdict !== 'unknown' || !(await onFirstContact?.(shown)))
    throw toHostKeyError(trust, shown, verdict === 'known' ? 'changed' : verdict)
  try {
    return await logInPatiently(login, hostKeyTypes, (other) => other.key === key.key, waits)
  } catch (error) {
    throw toLoginError(error, login)
  }
}

function toLoginError(error: unknown, { host, port, username, hint }: CheckedLogin): PublishError {
  const place = `${host}:${port}`
  const failure = error instanceof LoginFailure ? error : new LoginFailure('connection', undefined, error)
  const { problem } = failure
  if (problem === 'login')
    return new PublishError(
      'login',
      `${place} accepts no key of this login as ${username}: register its public key for the server.`,
      { cause: error },
    )
  if (problem === 'host-key' || problem === 'no-host-key')
    return new PublishError('host-key', `${place} shows no host key of a type that can be checked.`, {
      cause: error,
    })
  return toConnectionError({ host, port }, failure, hint)
}

function openSftp(client: Client): Promise<SFTPWrapper> {
  return new Promise((resolve, reject) => {
    client.sftp((error, wrapper) => (error ? reject(error) : resolve(wrapper)))
  })
}
