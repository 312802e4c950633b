import { writeFileSync } from 'node:fs'
import { locate } from '@hostwright/machine/why-without'
import { type Backend, createRsaPair, startListener } from './backend.ts'

const program = `
import asyncio, os, sys, asyncssh
port, folder, home = sys.argv[1:]
async def main():
    await asyncssh.listen('127.0.0.1', int(port), server_host_keys=[folder + '/host-key'],
        authorized_client_keys=folder + '/keys', sftp_factory=True)
    await asyncio.Event().wait()
os.chdir(home)
asyncio.run(main())
`

/** The server of asyncssh, in Python. */
export function startAsyncssh(home: string): Promise<Backend> {
  return startListener('asyncssh', home, ({ at, publicKey, port }) => {
    writeFileSync(at('host-key'), createRsaPair().privateKey, { mode: 0o600 })
    writeFileSync(at('keys'), `ssh-rsa ${publicKey}\n`)
    return [locate('asyncssh'), '-c', program, String(port), at('.'), home]
  })
}
