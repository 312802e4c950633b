import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { locate } from '@hostwright/machine/why-without'
import { type Backend, createRsaPair, findFreePort, openOverSsh } from './backend.ts'

/** ProFTPD with its module for SFTP. */
export async function startProftpd(home: string): Promise<Backend> {
  const folder = join(home, '../proftpd')
  mkdirSync(folder)
  const at = (name: string): string => join(folder, name)
  const { privateKey, publicKey } = createRsaPair()
  const { uid, gid } = userInfo()
  writeFileSync(at('host-key'), createRsaPair().privateKey, { mode: 0o600 })
  const lines = publicKey.replaceAll(/.{70}(?=.)/g, '$&\n')
  writeFileSync(at('keys'), `---- BEGIN SSH2 PUBLIC KEY ----\n${lines}\n---- END SSH2 PUBLIC KEY ----\n`)
  writeFileSync(at('users'), `site:*:${uid}:${gid}::${home}:/bin/sh\n`, { mode: 0o600 })
  chmodSync(folder, 0o755)
  const port = await findFreePort()
  writeFileSync(
    at('config'),
    `ServerType standalone
ModulePath /usr/lib/proftpd
LoadModule mod_sftp.c
DefaultServer on
DefaultAddress 127.0.0.1
SocketBindTight on
UseIPv6 off
UseReverseDNS off
Port ${port}
User ${userInfo().username}
PidFile ${at('pid')}
ScoreboardFile ${at('scoreboard')}
DelayTable none
SystemLog ${at('log')}
WtmpLog off
TransferLog none
RootLogin on
RequireValidShell off
AuthOrder mod_auth_file.c
AuthUserFile ${at('users')}
Umask 022
AllowOverwrite on
SFTPEngine on
SFTPHostKey ${at('host-key')}
SFTPAuthMethods publickey
SFTPAuthorizedUserKeys file:${at('keys')}
`,
  )
  const child = spawn(locate('proftpd'), ['--nodaemon', '--config', at('config')], { stdio: 'ignore' })
  return { open: () => openOverSsh(port, 'site', privateKey), close: () => void child.kill() }
}
