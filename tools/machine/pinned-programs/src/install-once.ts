import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Runs an installation into a folder once. A mark is written at its end, so an interrupted installation starts again.
 */
export async function installOnce(folder: string, install: () => Promise<unknown>): Promise<void> {
  const mark = join(folder, 'installed')
  if (existsSync(mark)) return
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await install()
  await writeFile(mark, '')
}
