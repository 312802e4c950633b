import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { Connection, ServerChannel, Session } from 'ssh2'
import type { ContractFiles } from '../../files/contract-files.ts'
import { type HostingContract, hostingContracts } from '../../hosting/server/hosting-contract.ts'
import { generateKeyPair } from '../../hosting/web/generate-key-pair.ts'
import type { Store } from '../../storage/store.ts'
import { createResponder } from './create-responder.ts'
import { type LoginRules, mayLogIn } from './may-log-in.ts'
import { createPacketSplitter } from './packet.ts'

/** Options of the SFTP server. */
export interface SshOptions {
  /** The port; 0 selects any free port. @default 0 */
  readonly port?: number | undefined
  /** Whether connections count as coming from abroad, from where servers are closed by default. @default false */
  readonly abroad?: boolean | undefined
}

/** An SFTP server that listens on a port. */
export interface ListeningSsh {
  /** The IP address that it listens at. */
  readonly host: string
  /** Its port. */
  readonly port: number
  /** The fingerprint of its host key, such as `SHA256:…`. It is another one each time. */
  readonly hostKey: string
}

/**
 * Starts an SFTP server for the files of all hosting contracts. A user name is the first label of a servername, and a
 * login needs one of the contract's registered keys. Resolves with the way to close it.
 */
export async function listenSsh(
  store: Store,
  files: ContractFiles,
  host: string,
  { port = 0, abroad = false }: SshOptions,
): Promise<ListeningSsh & { readonly close: () => Promise<void> }> {
  const { Server, utils } = await loadSsh2()
  const { privateKey, publicKey } = generateKeyPair()
  const connections = new Set<Connection>()
  // Clients swap the names of a symbolic link for OpenSSH, and recognize it by this text.
  const server = new Server({ hostKeys: [privateKey], ident: 'OpenSSH_9.2 sandbox' }, (connection) => {
    connections.add(connection)
    // With Nagle's algorithm each small response waits for the client's delayed acknowledgement: 44 ms a request.
    ;(connection as Connection & WithDelay).setNoDelay(true)
    connection.on('close', () => connections.delete(connection)).on('error', () => connection.end())
    follow(connection, files, { store, isAbroad: abroad, parseKey: utils.parseKey })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const bound = server.address() as AddressInfo
  return {
    host: bound.address,
    port: bound.port,
    hostKey: toFingerprint(publicKey),
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      for (const connection of connections) connection.end()
      await closed
    },
  }
}

/** Loads the library for SSH, which only those who use it install. A bundle of the sandbox has to work without it. */
async function loadSsh2(): Promise<typeof import('ssh2')> {
  const { default: library } = await import('ssh2').catch((cause: unknown) => {
    throw new Error('Files over SFTP need the package ssh2: npm install --save-dev ssh2', { cause })
  })
  return library
}

/** A method of a connection that its types lack. */
interface WithDelay {
  readonly setNoDelay: (isOn: boolean) => void
}

/** Lets a connection log in, and then use SFTP; everything else that SSH has is rejected. */
function follow(connection: Connection, files: ContractFiles, rules: LoginRules): void {
  let user: HostingContract | undefined
  connection.on('authentication', (context) => {
    const contract = hostingContracts(rules.store)
      .all()
      .find(({ server_id }) => server_id === context.username)
    const login = mayLogIn(context, contract, rules)
    if (login === 'closed') return void connection.end()
    if (login === 'rejected') return context.reject(['publickey'])
    user = contract
    context.accept()
  })
  connection.on('session', (accept) => {
    const session = accept()
    session.on('subsystem', (acceptChannel, reject, { name }) => {
      if (name !== 'sftp' || user === undefined) return reject()
      serveFiles(acceptChannel(), files, user)
    })
    rejectShells(session)
  })
}

function serveFiles(channel: ServerChannel, files: ContractFiles, contract: HostingContract): void {
  const split = createPacketSplitter()
  const respond = createResponder(files.of(contract), `/home/${contract.server_id}`)
  channel.on('data', (piece: Buffer) => {
    for (const packet of split(piece)) channel.write(respond(packet))
  })
  channel.on('end', () => {
    channel.exit(0)
    channel.end()
  })
}

function rejectShells(session: Session): void {
  session.on('exec', (_accept, reject) => reject()).on('shell', (_accept, reject) => reject())
}

function toFingerprint(publicKey: string): string {
  const blob = Buffer.from(publicKey.split(' ')[1] ?? '', 'base64')
  return `SHA256:${createHash('sha256').update(blob).digest('base64').replace(/=+$/, '')}`
}
