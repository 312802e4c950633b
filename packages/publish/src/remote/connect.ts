import { createHash } from 'node:crypto'
import { connect as connectSocket } from 'node:net'
import ssh2, { type Client, type SFTPWrapper } from 'ssh2'
import { PublishError } from '../errors/publish-error.ts'
import { createSftp } from './create-sftp.ts'
import { toSshPrivateKey } from './private-key.ts'
import { type Sftp, SftpError } from './sftp.ts'

/** Where a publish logs in, and how. */
export interface Login {
  readonly host: string
  readonly port: number
  readonly username: string
  readonly privateKey: string
  /** The fingerprints that the host may have, such as `SHA256:…`. */
  readonly hostKeys: readonly string[]
  readonly timeoutMs: number
}

/** A connection to the files of a server. */
export interface Connection {
  readonly sftp: Sftp
  readonly close: () => Promise<void>
}

/** Logs in and opens SFTP. Rejects with a `PublishError` that says what to do. */
export async function connect(login: Login): Promise<Connection> {
  const privateKey = toSshPrivateKey(login.privateKey)
  const client = new ssh2.Client()
  const ended = new Promise<never>((_resolve, reject) => {
    client.once('close', () => reject(new SftpError('The connection to the server ended.')))
  })
  // Nobody may be waiting when the connection ends.
  ended.catch(() => undefined)
  await logIn(client, { ...login, privateKey }, ended)
  const wrapper = await Promise.race([openSftp(client), ended])
  return {
    sftp: createSftp(wrapper, ended),
    async close() {
      client.end()
      await ended.catch(() => undefined)
    },
  }
}

async function logIn(client: Client, login: Login, ended: Promise<never>): Promise<void> {
  const { host, port, username, privateKey, hostKeys, timeoutMs } = login
  let shown: string | undefined
  const ready = new Promise<void>((resolve, reject) => {
    client.once('ready', resolve).on('error', reject)
    client.connect({
      // Without `noDelay`, each request waits for a delayed acknowledgement of the last one: 44 ms.
      sock: connectSocket({ host, port, noDelay: true }).on('error', reject),
      username,
      privateKey,
      readyTimeout: timeoutMs,
      hostVerifier(key: Buffer) {
        shown = toFingerprint(key)
        return hostKeys.includes(shown)
      },
    })
  })
  try {
    await Promise.race([ready, ended])
  } catch (error) {
    client.destroy()
    throw toLoginError(error, login, shown)
  }
}

function toLoginError(
  error: unknown,
  { host, port, username, hostKeys }: Login,
  shown?: string,
): PublishError {
  const place = `${host}:${port}`
  if (shown !== undefined && !hostKeys.includes(shown)) {
    const known = hostKeys.length === 0 ? 'none is known' : `known are ${hostKeys.join(', ')}`
    return new PublishError(
      'host-key',
      `${place} shows the host key ${shown}, and ${known}. If the key belongs to your server, pass it as hostKey; otherwise somebody may be in between.`,
      { cause: error },
    )
  }
  if ((error as { readonly level?: string }).level === 'client-authentication')
    return new PublishError(
      'login',
      `${place} accepts no key of this login as ${username}: register its public key for the server.`,
      { cause: error },
    )
  return new PublishError(
    'connection',
    `No connection to ${place}: SSH may be off for the server, or closed to addresses abroad.`,
    { cause: error },
  )
}

function openSftp(client: Client): Promise<SFTPWrapper> {
  return new Promise((resolve, reject) => {
    client.sftp((error, wrapper) => (error ? reject(error) : resolve(wrapper)))
  })
}

/** Returns the fingerprint of a host key as OpenSSH shows it. */
export function toFingerprint(key: Uint8Array): string {
  return `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`
}
