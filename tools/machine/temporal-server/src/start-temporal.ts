import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '@hostwright/prism'
import { locateTemporal } from './locate-temporal.ts'

export { whyWithoutTemporal } from './locate-temporal.ts'

/** A running Temporal server for development, empty at its start. */
export interface Temporal {
  readonly address: string
  /** The folder of the database in which the server stores everything. */
  readonly folder: string
  readonly close: () => Promise<void>
}

/** Starts a Temporal server on a free port of this machine. */
export async function startTemporal(): Promise<Temporal> {
  const folder = mkdtempSync(join(tmpdir(), 'hostwright-temporal-'))
  const port = await findFreePort()
  const database = ['--db-filename', join(folder, 'temporal.db')]
  const quiet = ['--headless', '--log-level', 'never', '--port', String(port)]
  const server = spawn(locateTemporal(), ['server', 'start-dev', ...quiet, ...database], { stdio: 'ignore' })
  const ended = once(server, 'exit')
  const kill = (): void => void server.kill('SIGKILL')
  process.once('exit', kill)
  while (!(await isListening(port))) {
    if (server.exitCode !== null) throw new Error(`The Temporal server ended with ${server.exitCode}.`)
    await sleep(100)
  }
  return {
    address: `127.0.0.1:${port}`,
    folder,
    async close() {
      kill()
      await ended
      process.off('exit', kill)
      rmSync(folder, { recursive: true })
    },
  }
}

async function isListening(port: number): Promise<boolean> {
  const socket = createConnection(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
