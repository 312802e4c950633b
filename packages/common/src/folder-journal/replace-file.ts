import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { writeNew } from './create-file-exclusively.ts'
import { isCode } from './is-code.ts'

// On Windows, a file that another program has open at the moment, such as a virus scanner, is not replaced: number of
// tries, and the pause between them in milliseconds.
const again = { tries: 40, afterMs: 50 }

/**
 * Writes a file that only its owner can read, and the folders above it that are missing. The file has the new text or
 * the old one, also after a loss of power, and a failure leaves no other file behind. Rejects with the system's error,
 * whose `path` is that of the file, or of a folder above it that cannot be made.
 */
export async function replaceFile(path: string, text: string): Promise<void> {
  const draft = `${path}.${crypto.randomUUID()}.draft`
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  try {
    await writeNew(draft, text)
    await renameOver(draft, path)
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {})
    throw Object.assign(error as Error, { path })
  }
}

async function renameOver(draft: string, path: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await rename(draft, path)
    } catch (error) {
      if (tries === again.tries || !isCode(error, 'EPERM', 'EACCES', 'EBUSY')) throw error
    }
    await pause(again.afterMs)
  }
}
