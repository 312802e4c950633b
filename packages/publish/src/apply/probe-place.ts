import { PublishError } from '../errors/publish-error.ts'
import { probeName } from '../plan/probe-name.ts'
import { isRejection } from '../remote/sftp.ts'
import { removeIfThere } from '../remote/texts.ts'
import type { Site } from './site.ts'

/**
 * Renames an empty file into the site and removes it, before a first publish: renames work only within one file system,
 * and not every server can rename over a file in one step. Web servers do not serve the name.
 */
export async function probePlace(site: Site): Promise<void> {
  const { sftp, root, paths } = site
  const source = `${paths.stage}/${probeName}`
  const place = `${root}/${probeName}`
  const handle = await sftp.open(source, 'w')
  const renaming = Promise.all([sftp.close(handle), sftp.replace(source, place)])
  // Sent with the rename, so that it takes no round trip of its own.
  const removing = sftp.remove(place)
  const [renamed, removed] = await Promise.allSettled([renaming, removing])
  if (renamed.status === 'rejected') throw toRenameError(renamed.reason, site)
  if (removed.status === 'rejected') await removeIfThere(sftp, place)
}

function toRenameError(error: unknown, { root, paths }: Site): unknown {
  if (!isRejection(error)) return error
  return new PublishError(
    'server-error',
    error.status === 8
      ? 'The server cannot rename a file over another one in one step (posix-rename), so visitors would see half-written files: publish with another program.'
      : `The site ${root} is on another file system than ${paths.stage}, or it cannot be written, so files cannot be renamed into it.`,
    { paths: [root], cause: error },
  )
}
