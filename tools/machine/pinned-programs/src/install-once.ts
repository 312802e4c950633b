import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Installs something into a folder, unless an earlier call has. An interrupted installation leaves no mark and starts again. */
export async function installOnce(folder: string, install: () => Promise<unknown>): Promise<void> {
  const mark = join(folder, 'installed')
  if (existsSync(mark)) return
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await install()
  await writeFile(mark, '')
}
