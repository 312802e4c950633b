import type { PublishedFiles } from '../manifest/manifest.ts'
import { toStoredName } from '../manifest/state-paths.ts'
import { inFlight } from '../concurrency/in-flight.ts'
import { removeIfThere } from '../remote/texts.ts'
import { filesInFlight, type Site } from './site.ts'

/** Removes what is staged no longer, and the kept files of an earlier publish. */
export async function cleanUp(
  { sftp, paths, lock }: Site,
  files: PublishedFiles,
  undo: PublishedFiles,
): Promise<void> {
  const needed = new Set(
    [...undo].flatMap(([path, { hash }]) =>
      files.get(path)?.hash === hash ? [] : [toStoredName(path, hash)],
    ),
  )
  const unused = async (folder: string, isNeeded: (name: string) => boolean): Promise<string[]> => {
    const names = [...((await sftp.list(folder)) ?? new Map<string, unknown>()).keys()]
    return names.filter((name) => !isNeeded(name)).map((name) => `${folder}/${name}`)
  }
  const [staged, kept] = await Promise.all([
    unused(paths.stage, () => false),
    unused(paths.kept, (name) => needed.has(name)),
    lock.check(),
  ])
  await inFlight([...staged, ...kept], filesInFlight, (path) => removeIfThere(sftp, path))
}
