import { join } from 'node:path'
import { readHtaccess } from '@hostwright/publish'
import { usageError } from '../../errors/command-error.ts'
import type { Session } from '../../session/session.ts'

/** Word that stands for a folder of this name only as `./init-htaccess`. */
export const initHtaccessWord = 'init-htaccess'

/** Writes an `.htaccess` that does the same as the files of other hosts in a folder. Never replaces one. */
export async function initHtaccess({ system, say, print }: Session, folder: string): Promise<void> {
  const { text, left } = await readHtaccess(folder)
  if (text === '' && left.length === 0)
    throw usageError(
      `${folder} has no file of another host, such as _redirects or _headers. Nothing was changed.`,
    )
  const path = join(folder, '.htaccess')
  if (text !== '' && !(await system.files.create(path, text)))
    throw usageError(`${path} is there already: move it away, and join both. Nothing was changed.`)
  for (const line of left) say(`Left out: ${line}`)
  say(text === '' ? 'There was nothing to write.' : `${path} is written. Read it before you publish.`)
  await print({ path: text === '' ? null : path, left })
}
