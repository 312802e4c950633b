import { chmodSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { locate } from '@hostwright/machine/why-without'
import { type Backend, createRsaPair, startListener } from './backend.ts'

/** ProFTPD with its module for SFTP. */
export function startProftpd(home: string): Promise<Backend> {
  return startListener('proftpd', home, ({ at, publicKey, port }) => {
    const { uid, gid } = userInfo()
    writeFileSync(at('host-key'), createRsaPair().privateKey, { mode: 0o600 })
    const lines = publicKey.replaceAll(/.{70}(?=.)/g, '$&\n')
    writeFileSync(at('keys'), `---- BEGIN SSH2 PUBLIC KEY ----\n${lines}\n---- END SSH2 PUBLIC KEY ----\n`)
    writeFileSync(at('users'), `site:*:${uid}:${gid}::${home}:/bin/sh\n`, { mode: 0o600 })
    chmodSync(at('.'), 0o755)
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
    return [locate('proftpd'), '--nodaemon', '--config', at('config')]
  })
}
