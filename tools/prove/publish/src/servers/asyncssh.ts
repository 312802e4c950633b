import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { locate } from '@hostwright/machine/why-without'
import { type Backend, createRsaPair, findFreePort, openOverSsh } from './backend.ts'

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
export async function startAsyncssh(home: string): Promise<Backend> {
  const folder = join(home, '../asyncssh')
  mkdirSync(folder)
  const { privateKey, publicKey } = createRsaPair()
  writeFileSync(join(folder, 'host-key'), createRsaPair().privateKey, { mode: 0o600 })
  writeFileSync(join(folder, 'keys'), `ssh-rsa ${publicKey}\n`)
  const port = await findFreePort()
  const child = spawn(locate('asyncssh'), ['-c', program, String(port), folder, home], { stdio: 'ignore' })
  return { open: () => openOverSsh(port, 'site', privateKey), close: () => void child.kill() }
}
