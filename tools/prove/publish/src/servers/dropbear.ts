import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { locate } from '@hostwright/machine/why-without'
import { type Backend, startListener } from './backend.ts'

/**
 * Dropbear, which runs the `sftp-server` of OpenSSH. It reads keys only from the home folder of a user of the machine,
 * so it gets a list of users of its own, in a mount namespace, for which it needs root.
 */
export function startDropbear(home: string): Promise<Backend> {
  return startListener('dropbear', home, ({ at, publicKey, port }) => {
    mkdirSync(join(home, '.ssh'), { mode: 0o700 })
    // It lets nobody in whose home folder others may write.
    chmodSync(home, 0o755)
    writeFileSync(join(home, '.ssh/authorized_keys'), `ssh-rsa ${publicKey}\n`, { mode: 0o600 })
    const { uid, gid } = userInfo()
    writeFileSync(at('users'), `site:x:${uid}:${gid}::${home}:/bin/sh\n`)
    const program = locate('dropbear')
    const makeKey = join(dirname(program), 'dropbearkey').replace('/sbin/', '/bin/')
    execFileSync(makeKey, ['-t', 'ed25519', '-f', at('host-key')], { stdio: 'ignore' })
    const line = 'mount --bind "$1" /etc/passwd && exec "$2" -F -P "$3" -p "127.0.0.1:$4" -r "$5"'
    const given = [at('users'), program, at('pid'), String(port), at('host-key')]
    return ['unshare', '--mount', 'sh', '-c', line, 'sh', ...given]
  })
}
