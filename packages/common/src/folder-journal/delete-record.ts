import { findNewest, keptRevisions, removeFiles, toName } from './folder-files.ts'

/**
 * Deletes the files of a record if this revision is the newest. A revision that another process writes meanwhile stays:
 * only the files up to this revision are removed, the newest last, so that an interruption leaves no older state. A
 * record with eight revisions or more is kept, because newer ones are found by way of every eighth.
 */
export async function deleteRecord(folder: string, id: string, revision: number): Promise<void> {
  if (revision >= keptRevisions || (await findNewest(folder, id)) !== revision) return
  const revisions = Array.from({ length: revision }, (_, index) => index + 1)
  await removeFiles(
    folder,
    revisions.map((its) => toName(id, its)),
  )
}
