import { generateKeyPairSync } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import ssh2, { type Connection } from 'ssh2'
import { onTestFinished } from 'vitest'
import { parseHostKey } from '../host-key/host-key.ts'
import { toSshPrivateKey } from '../remote/private-key.ts'

const makers = {
  'ssh-ed25519': () => generateKeyPairSync('ed25519').privateKey,
  'ecdsa-sha2-nistp256': () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
  'ssh-rsa': () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
} as const

/** An SSH server that only shows its host keys, and takes logins or rejects them. */
export interface HostWithKeys {
  readonly host: string
  readonly port: number
  /** The line of a `known_hosts` file for each type of key. */
  readonly lines: Readonly<Record<string, string>>
  readonly fingerprints: Readonly<Record<string, string>>
  /** The user names of logins that were tried. */
  readonly users: readonly string[]
  /** The connections that have not ended. */
  readonly connections: ReadonlySet<Connection>
}

/** Listens with one host key of each given type, until the test ends. */
export async function listenWithHostKeys(
  types: readonly (keyof typeof makers)[],
  { takesLogins = true } = {},
): Promise<HostWithKeys> {
  const privateKeys = types.map((type) =>
    toSshPrivateKey(String(makers[type]().export({ type: 'pkcs8', format: 'pem' }))),
  )
  const users: string[] = []
  const connections = new Set<Connection>()
  const server = new ssh2.Server({ hostKeys: privateKeys }, (connection) => {
    connections.add(connection)
    connection
      .on('error', () => undefined)
      .on('close', () => connections.delete(connection))
      .on('authentication', (context) => {
        users.push(context.username)
        if (takesLogins) context.accept()
        else context.reject(['publickey'])
      })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const connection of connections) connection.end()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const keys = privateKeys.map((text) => {
    const parsed = ssh2.utils.parseKey(text)
    if (parsed instanceof Error) throw parsed
    return parseHostKey(parsed.getPublicSSH())!
  })
  return {
    host: '127.0.0.1',
    port,
    users,
    connections,
    lines: Object.fromEntries(keys.map(({ type, key }) => [type, `[127.0.0.1]:${port} ${type} ${key}\n`])),
    fingerprints: Object.fromEntries(keys.map(({ type, fingerprint }) => [type, fingerprint])),
  }
}
