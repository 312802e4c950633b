import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '@hostwright/machine/start-listening'
import ssh2 from 'ssh2'

/** An SFTP server whose files are a folder of this machine. */
export interface Backend {
  /** Opens a stream of requests and responses, as a login does. */
  readonly open: () => Promise<Duplex>
  readonly close: () => void
}

/** Creates a key pair of RSA, which every server reads: the private key as PEM, the public one as Base64 of SSH. */
export function createRsaPair(): Readonly<Record<'privateKey' | 'publicKey', string>> {
  const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const privateKey = String(key.export({ type: 'pkcs1', format: 'pem' }))
  const parsed = ssh2.utils.parseKey(privateKey)
  if (parsed instanceof Error) throw parsed
  return { privateKey, publicKey: parsed.getPublicSSH().toString('base64') }
}

/** The folder, the key of the user `site` and the free port of a server that is about to start. */
interface Listener {
  readonly at: (name: string) => string
  /** The key that may log in, in the form of SSH, as Base64. */
  readonly publicKey: string
  readonly port: number
}

/** Starts a server that listens for SSH. `toCommand` writes its files, and returns its program with the arguments. */
export async function startListener(
  name: string,
  home: string,
  toCommand: (listener: Listener) => readonly [program: string, ...args: string[]],
): Promise<Backend> {
  const folder = join(home, '..', name)
  mkdirSync(folder)
  const { privateKey, publicKey } = createRsaPair()
  const port = await findFreePort()
  const [program, ...args] = toCommand({ at: (file) => join(folder, file), publicKey, port })
  const child = spawn(program, args, { stdio: 'ignore' })
  return { open: () => openOverSsh(port, 'site', privateKey), close: () => void child.kill() }
}

/** Logs in to a server of this machine, as soon as it listens, and opens SFTP. The end of the stream ends the login. */
async function openOverSsh(port: number, username: string, privateKey: string): Promise<Duplex> {
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
