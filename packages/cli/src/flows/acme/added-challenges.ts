import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { stateFolder } from '@hostwright/common/folder-journal'
import type { System } from '../../system/system.ts'

const abandonedMs = 3_600_000

/** The challenges of a name that were added on this machine and not cleaned up yet. */
export interface Added {
  /** To be called before the record is added, so that a process that is killed in between leaves a trace. */
  remember(value: string): Promise<void>
  forget(value: string): Promise<void>
  /** Whether a record was added here more than an hour ago. A challenge takes minutes. */
  isAbandoned(value: string): Promise<boolean>
}

export function openAdded(system: System, name: string): Added {
  const { files, now } = system
  const folder = join(stateFolder(system), 'challenges')
  // A file for each challenge: clients that renew at the same time write no file together.
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
