import { listFiles, removeFiles, toName, toNewest } from './folder-files.ts'

/**
 * Deletes the files of a record if this revision is the newest. A revision that another process writes meanwhile stays:
 * only the files up to this revision are removed, the newest last, so that an interruption leaves no older state.
 */
export async function deleteRecord(folder: string, id: string, revision: number): Promise<void> {
  const files = await listFiles(folder)
  if (toNewest(id, files) !== revision) return
  const revisions = files.revisions.get(id)!.toSorted((a, b) => a - b)
  await removeFiles(
    folder,
    revisions.map((its) => toName(id, its)),
  )
}
