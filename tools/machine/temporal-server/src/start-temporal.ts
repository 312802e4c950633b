import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort, startListening } from '@hostwright/child-process/start-listening'
import { locateTemporal } from './locate-temporal.ts'

export { whyWithoutTemporal } from './locate-temporal.ts'

/** A running development server of Temporal that starts empty. */
export interface Temporal {
  readonly address: string
  /** Folder of the database in which the server stores everything. */
  readonly folder: string
  readonly close: () => Promise<void>
}

/** Starts a Temporal server on a free port of this machine. */
export async function startTemporal(): Promise<Temporal> {
  const folder = mkdtempSync(join(tmpdir(), 'hostwright-temporal-'))
  const port = await findFreePort()
  const database = ['--db-filename', join(folder, 'temporal.db')]
  const quiet = ['--headless', '--log-level', 'never', '--port', String(port)]
  const program = locateTemporal()
  const server = await startListening(port, ['server', 'start-dev', ...quiet, ...database], { program })
  return {
    address: `127.0.0.1:${port}`,
    folder,
    async close() {
      await server.kill()
      rmSync(folder, { recursive: true })
    },
  }
}
