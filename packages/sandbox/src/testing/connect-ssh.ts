import { connect } from 'node:net'
import ssh2, { type Client, type SFTPWrapper } from 'ssh2'
import type { ListeningSsh } from '../server/sftp/listen-ssh.ts'

/** Logs in to the SFTP server of a sandbox. Rejects if it closes the connection or takes no key. */
export async function connectSsh(
  { host, port }: ListeningSsh,
  username: string,
  privateKey: string,
): Promise<{ readonly client: Client; readonly sftp: SFTPWrapper }> {
  const client = new ssh2.Client()
  await new Promise<void>((resolve, reject) => {
    client.once('ready', resolve).once('error', reject)
    client.once('close', () => reject(new Error('The connection was closed.')))
    client.connect({ sock: connect({ host, port, noDelay: true }), username, privateKey })
  })
  const sftp = await new Promise<SFTPWrapper>((resolve, reject) => {
    client.sftp((error, opened) => (error ? reject(error) : resolve(opened)))
  })
  return { client, sftp }
}

/** Calls a function that takes a callback, and returns what it passes to the callback. */
export function call<T = void>(
  run: (done: (error?: Error | null, value?: T) => void) => unknown,
): Promise<T> {
  return new Promise((resolve, reject) => {
    run((error, value) => (error ? reject(error) : resolve(value as T)))
  })
}
