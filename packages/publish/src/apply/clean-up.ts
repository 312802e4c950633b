import type { PublishedFiles } from '../manifest/manifest.ts'
import { toStoredName } from '../manifest/state-paths.ts'
import { inFlight } from '../remote/in-flight.ts'
import { removeIfThere } from '../remote/texts.ts'
import { filesInFlight, type Site } from './site.ts'

/** Removes what is staged no longer, and the kept files of an earlier publish. */
export async function cleanUp(
  { sftp, paths }: Site,
  files: PublishedFiles,
  undo: PublishedFiles,
): Promise<void> {
  const needed = new Set(
    [...undo].flatMap(([path, { hash }]) =>
      files.get(path)?.hash === hash ? [] : [toStoredName(path, hash)],
    ),
  )
  for (const folder of [paths.stage, paths.kept]) {
    const names = [...((await sftp.list(folder)) ?? new Map<string, unknown>()).keys()]
    const unused = names.filter(
      (name) => !/^\.{1,2}$/.test(name) && (folder === paths.stage || !needed.has(name)),
    )
    await inFlight(unused, filesInFlight, (name) => removeIfThere(sftp, `${folder}/${name}`))
  }
}
