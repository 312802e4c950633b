import { connect } from 'node:net'
import type { ListeningSsh } from '@hostwright/sandbox/node'
import ssh2 from 'ssh2'
import { toSshPrivateKey } from '../remote/private-key.ts'

/** Makes a symbolic link on the server, which a publish never does. */
export async function linkOnServer(
  { host, port }: ListeningSsh,
  privateKey: string,
  target: string,
  path: string,
): Promise<void> {
  const client = new ssh2.Client()
  await new Promise<void>((resolve, reject) => {
    client.once('error', reject).once('ready', () => {
      client.sftp((error, sftp) => {
        if (error) reject(error)
        else sftp.symlink(target, path, (failure) => (failure ? reject(failure) : resolve()))
      })
    })
    client.connect({
      sock: connect({ host, port, noDelay: true }),
      username: 'hw123456',
      privateKey: toSshPrivateKey(privateKey),
    })
  })
  client.end()
}
