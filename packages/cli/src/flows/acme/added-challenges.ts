import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { stateFolder } from '@hostwright/common/folder-journal'
import type { System } from '../../system/system.ts'

const abandonedMs = 3_600_000

/**
 * The challenge records with one name that the command line added on this machine and has not removed yet, stored in
 * files.
 */
export interface Added {
  /**
   * Stores a challenge. Called before its record is added, so that a process that is killed in between leaves a trace.
   */
  remember(value: string): Promise<void>
  forget(value: string): Promise<void>
  /** Whether a challenge was stored more than an hour ago. A challenge takes minutes, so its client was killed. */
  isAbandoned(value: string): Promise<boolean>
}

export function openAdded(system: System, name: string): Added {
  const { files, now } = system
  const folder = join(stateFolder(system), 'challenges')
  // Each challenge has a file of its own, because several ACME clients can renew certificates at the same time.
  const pathOf = (value: string): string =>
    join(folder, createHash('sha256').update(`${name} ${value}`).digest('hex'))
  return {
    remember: (value) => files.write(pathOf(value), new Date(now()).toISOString()),
    forget: (value) => files.remove(pathOf(value)),
    async isAbandoned(value) {
      const addedAt = Date.parse((await files.read(pathOf(value))) ?? '')
      return now() - addedAt > abandonedMs
    },
  }
}
