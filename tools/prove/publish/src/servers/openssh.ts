import { spawn } from 'node:child_process'
import { Duplex } from 'node:stream'
import { locate } from '@hostwright/machine/why-without'
import type { Backend } from './backend.ts'

/** The `sftp-server` of OpenSSH: a program for each login. */
export async function startOpenSsh(home: string): Promise<Backend> {
  const program = locate('sftp-server')
  return {
    async open() {
      const child = spawn(program, ['-d', home], { stdio: ['pipe', 'pipe', 'ignore'] })
      const stream = Duplex.from({ writable: child.stdin, readable: child.stdout })
      return stream.on('close', () => child.kill()).on('error', () => child.kill())
    },
    close: () => undefined,
  }
}
