import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startListening } from '../../child-process/src/start-listening.ts'
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
  const settings = ['--headless', '--log-level', 'never', '--db-filename', join(folder, 'temporal.db')]
  const { child, port } = await startListening(
    (free) => ['server', 'start-dev', ...settings, '--port', String(free)],
    { program: locateTemporal() },
  )
  return {
    address: `127.0.0.1:${port}`,
    folder,
    async close() {
      await child.kill()
      rmSync(folder, { recursive: true })
    },
  }
}
