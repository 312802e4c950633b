import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import ssh2, { type Connection, type ServerChannel } from 'ssh2'
import { createRequestSplitter } from './count-requests.ts'

/** An SSH server whose files a program serves, such as the `sftp-server` of OpenSSH. */
export interface ProgramHost {
  readonly host: string
  readonly port: number
  /** Ends the connection at a request: before the program gets it, or after. `undefined` ends none. */
  killAt: { readonly request: number; readonly when: 'before' | 'after' } | undefined
  /** The requests since the last login, and those of them that change something. */
  readonly counts: { all: number; changing: number }
  readonly close: () => void
}

/** Listens on a free port. Each login gets a program of its own, whose standard input and output are the requests. */
export async function listenWithProgram(program: string, args: readonly string[]): Promise<ProgramHost> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const hostKey = String(privateKey.export({ type: 'pkcs1', format: 'pem' }))
  const connections = new Set<Connection>()
  const found: ProgramHost['counts'] = { all: 0, changing: 0 }
  // Clients swap the names of a hard link for OpenSSH, and know the extensions by this text.
  const server = new ssh2.Server({ hostKeys: [hostKey], ident: 'OpenSSH_9.2' }, (connection) => {
    connections.add(connection)
    // Otherwise each small response waits for a delayed acknowledgement: 44 ms a request. The types lack the method.
    ;(connection as Connection & { setNoDelay: (isOn: boolean) => void }).setNoDelay(true)
    connection.on('error', () => undefined).on('close', () => connections.delete(connection))
    connection.on('authentication', (context) => context.accept())
    connection.on('session', (accept) => {
      accept().on('subsystem', (acceptChannel) => serve(acceptChannel(), connection))
    })
  })
  const serve = (channel: ServerChannel, connection: Connection): void => {
    Object.assign(found, { all: 0, changing: 0 })
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'] })
    const split = createRequestSplitter()
    let isDead = false
    const die = (): void => {
      isDead = true
      child.stdin.end()
      connection.end()
    }
    child.stdin.on('error', die)
    child.stdout.on('data', (piece: Buffer) => {
      if (!isDead) channel.write(piece)
    })
    channel.on('close', () => child.kill())
    channel.on('data', (piece: Buffer) => {
      for (const { packet, changes } of split(piece)) {
        if (isDead) return
        found.all += 1
        if (changes) found.changing += 1
        const { killAt } = host
        const isLast = killAt?.request === found.all
        if (!isLast || killAt.when === 'after') child.stdin.write(packet)
        if (isLast) die()
      }
    })
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host: ProgramHost = {
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    killAt: undefined,
    counts: found,
    close() {
      for (const connection of connections) connection.end()
      server.close()
    },
  }
  return host
}
