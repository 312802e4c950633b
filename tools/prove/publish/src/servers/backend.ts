import { generateKeyPairSync } from 'node:crypto'
import { type AddressInfo, createServer } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import ssh2 from 'ssh2'

/** An SFTP server whose files are a folder of this machine. */
export interface Backend {
  /** Opens a stream of requests and responses, as a login does. */
  readonly open: () => Promise<Duplex>
  readonly close: () => void
}

/** A key pair of RSA, which every server reads. */
export interface RsaPair {
  /** The private key as PEM. */
  readonly privateKey: string
  /** The public key in the form of SSH, as Base64. */
  readonly publicKey: string
}

export function createRsaPair(): RsaPair {
  const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const privateKey = String(key.export({ type: 'pkcs1', format: 'pem' }))
  const parsed = ssh2.utils.parseKey(privateKey)
  if (parsed instanceof Error) throw parsed
  return { privateKey, publicKey: parsed.getPublicSSH().toString('base64') }
}

/** Returns a port that is free now, for servers that cannot choose one. */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Logs in to a server of this machine, as soon as it listens, and opens SFTP. The end of the stream ends the login. */
export async function openOverSsh(port: number, username: string, privateKey: string): Promise<Duplex> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await openOnce(port, username, privateKey)
    } catch (error) {
      if (attempt === 100) throw error
      await sleep(100)
    }
  }
}

function openOnce(port: number, username: string, privateKey: string): Promise<Duplex> {
  const client = new ssh2.Client()
  return new Promise((resolve, reject) => {
    client.on('error', reject).on('ready', () => {
      client.setNoDelay(true)
      client.subsys('sftp', (error, channel) => {
        if (error) return reject(error)
        channel.on('close', () => client.end()).on('error', () => client.end())
        resolve(channel)
      })
    })
    client.connect({ host: '127.0.0.1', port, username, privateKey })
  })
}
