import type { PublishedFiles } from '../manifest/manifest.ts'
import { toStoredName } from '../manifest/state-paths.ts'
import { inFlight } from '../concurrency/in-flight.ts'
import { removeIfThere } from '../remote/texts.ts'
import { filesInFlight, type Site } from './site.ts'

/** Returns the paths of what is staged no longer, and of the kept files of an earlier publish. */
export async function findUnused(
  { sftp, paths, runId }: Site,
  files: PublishedFiles,
  undo: PublishedFiles,
): Promise<string[]> {
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
    // The parts of this run are its state, which is put in its place next.
    unused(paths.stage, (name) => name.endsWith(`.${runId}.part`)),
    unused(paths.kept, (name) => needed.has(name)),
  ])
  return [...staged, ...kept]
}

/** Removes what `findUnused` has found. */
export async function removeUnused({ sftp, lock }: Site, unused: readonly string[]): Promise<void> {
  await inFlight(unused, filesInFlight, async (path) => {
    await lock.confirm()
    await removeIfThere(sftp, path)
  })
}
