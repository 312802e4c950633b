import { rmSync, truncateSync } from 'node:fs'
import type { DiskWrite } from './messages.ts'
import type { Random } from '../random.ts'

/** Disk on which a loss of power removes some or all of the data that was not synced. */
export interface Disk {
  note(write: DiskWrite): void
  /** Removes unsynced data. All processes have to be dead. */
  losePower(random: Random): void
}

export function createDisk(folder: string): Disk {
  const unsyncedTexts = new Set<string>()
  const unsyncedNames = new Set<string>()
  let isFolderUnsynced = false

  function note(write: DiskWrite): void {
    const { done, path } = write
    if (done === 'made') isFolderUnsynced = true
    if (done === 'written') unsyncedTexts.add(path)
    if (done === 'linked') {
      unsyncedNames.add(path)
      if (unsyncedTexts.has(write.from)) unsyncedTexts.add(path)
    }
    if (done !== 'synced') return
    unsyncedTexts.delete(path)
    if (path === folder) unsyncedNames.clear()
    else if (folder.startsWith(`${path}/`)) isFolderUnsynced = false
  }

  return {
    note,
    losePower(random) {
      const isLost = (): boolean => random() < 0.7
      for (const path of unsyncedNames) if (isLost()) rmSync(path, { force: true })
      for (const path of unsyncedTexts) if (isLost()) empty(path)
      if (isFolderUnsynced && isLost()) rmSync(folder, { recursive: true, force: true })
      unsyncedTexts.clear()
      unsyncedNames.clear()
      isFolderUnsynced = false
    },
  }
}

function empty(path: string): void {
  try {
    truncateSync(path)
  } catch {
    // The file was removed in the meantime.
  }
}
