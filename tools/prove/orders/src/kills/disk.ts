import { rmSync, truncateSync } from 'node:fs'
import type { DiskWrite } from './messages.ts'
import type { Random } from '../random.ts'

/** What a loss of power takes from a folder: whatever nobody has synced, or some of it. */
export interface Disk {
  note(write: DiskWrite): void
  /** To be called when no process is alive any more. */
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
    // It was removed.
  }
}
