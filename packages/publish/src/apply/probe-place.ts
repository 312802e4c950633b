import { PublishError } from '../errors/publish-error.ts'
import { probeName } from '../plan/probe-name.ts'
import { isRejection } from '../remote/sftp.ts'
import { removeIfThere } from '../remote/texts.ts'
import type { Site } from './site.ts'

/**
 * Renames an empty file into the site and removes it, before a first publish: renames work only within one file system,
 * and not every server can rename over a file in one step. Web servers do not serve the name.
 */
export async function probePlace({ sftp, root, paths }: Site): Promise<void> {
  const source = `${paths.stage}/${probeName}`
  const place = `${root}/${probeName}`
  const handle = await sftp.open(source, 'w')
  try {
    await Promise.all([sftp.close(handle), sftp.replace(source, place)])
  } catch (error) {
    if (!isRejection(error)) throw error
    throw new PublishError(
      'server-error',
      error.status === 8
        ? 'The server cannot rename a file over another one in one step (posix-rename), so visitors would see half-written files: publish with another program.'
        : `The site ${root} is on another file system than ${paths.stage}, or it cannot be written, so files cannot be renamed into it.`,
      { paths: [root], cause: error },
    )
  }
  await removeIfThere(sftp, place)
}
