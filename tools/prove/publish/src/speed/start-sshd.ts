import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '@hostwright/machine/start-listening'

/** An `sshd` of OpenSSH for the user of this machine, whose sessions of SFTP begin in a folder. */
export interface Sshd {
  readonly port: number
  /** The file of the private key that it takes. */
  readonly key: string
  readonly close: () => void
}

/** Starts `sshd` with keys of its own. The folder `home` has to be in a folder that nothing else uses. */
export async function startSshd(home: string): Promise<Sshd> {
  const folder = join(home, '../sshd')
  const at = (name: string): string => join(folder, name)
  mkdirSync(folder)
  // The sshd of Debian does not start without this folder.
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true, mode: 0o755 })
  for (const name of ['key', 'host-key'])
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', at(name)])
  const port = await findFreePort()
  writeFileSync(
    at('config'),
    `ListenAddress 127.0.0.1
Port ${port}
HostKey ${at('host-key')}
AuthorizedKeysFile ${at('key.pub')}
PidFile none
PermitRootLogin prohibit-password
PasswordAuthentication no
UsePAM no
StrictModes no
MaxStartups 100
Subsystem sftp /usr/lib/openssh/sftp-server -d ${home}
`,
  )
  const child = spawn('/usr/sbin/sshd', ['-D', '-e', '-f', at('config')], { stdio: 'ignore' })
  return { port, key: at('key'), close: () => void child.kill() }
}
