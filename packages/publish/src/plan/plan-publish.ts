import { listPaths, PublishError } from '../errors/publish-error.ts'
import { leavingOf, type PublishedFile } from '../manifest/manifest.ts'
import { findOurs } from './find-ours.ts'
import { foldersOf, type Listing } from './listing.ts'
import type { PlanInput } from './plan-input.ts'
import { probeName } from './probe-name.ts'
import { planRemovals } from './plan-removals.ts'
import type { PublishPlan, Put, WantedFile } from './publish-plan.ts'

/**
 * Compares the wanted files with the site. Rejects with a `PublishError` if others' files are in the way, or if this
 * is the first publish to a place that is not empty.
 */
export async function planPublish(input: PlanInput): Promise<PublishPlan> {
  const { wanted, manifest, listing, keeps } = input
  const puts: Put[] = []
  const same = new Map<string, PublishedFile>()
  const conflicts: string[] = []
  for (const [path, want] of wanted) {
    if (keeps(path)) continue
    const found = await compare(input, path, want)
    if (found === 'conflict') conflicts.push(path)
    else if ('want' in found) puts.push(found)
    else same.set(path, found)
  }
  rejectConflicts(conflicts, listing)
  rejectNotEmpty(input, new Set(wanted.keys()))
  const { removals, leaving, lost } = planRemovals(input)
  const known = new Set([...same.keys(), ...leaving.keys()])
  const recordsChange =
    manifest.isOpen ||
    JSON.stringify(input.keep) !== JSON.stringify(manifest.keep) ||
    !hasKeys(manifest.files, known) ||
    !hasKeys(leavingOf(manifest.files), new Set(leaving.keys()))
  return { puts, removals, same, leaving, lost, keep: input.keep, recordsChange }
}

/** Whether a map has exactly these keys. */
function hasKeys(map: ReadonlyMap<string, unknown>, keys: ReadonlySet<string>): boolean {
  return map.size === keys.size && [...keys].every((key) => map.has(key))
}

async function compare(
  { manifest, listing, adopts, readHash }: PlanInput,
  path: string,
  want: WantedFile,
): Promise<Put | PublishedFile | 'conflict'> {
  const entry = listing.entries.get(path)
  const isBlocked = foldersOf(path).some((folder) => {
    const above = listing.entries.get(folder)
    return above !== undefined && above.kind !== 'folder'
  })
  if (isBlocked) return 'conflict'
  if (entry === undefined) return { path, want, before: undefined }
  const ours = findOurs(manifest, path, entry)
  if (ours !== undefined) return ours.hash === want.hash ? ours : { path, want, before: ours }
  if (entry.kind !== 'file') return 'conflict'
  const mayReplace = adopts(path)
  const hash = entry.size === want.size || mayReplace ? await readHash(path, entry.size) : undefined
  if (hash === undefined) return 'conflict'
  const before = { size: entry.size, mtime: entry.mtime, mode: entry.mode, hash }
  if (hash === want.hash) return before
  return mayReplace ? { path, want, before } : 'conflict'
}

function rejectConflicts(paths: readonly string[], { entries }: Listing): void {
  if (paths.length === 0) return
  const above = paths
    .flatMap(foldersOf)
    .find((folder) => entries.has(folder) && entries.get(folder)?.kind !== 'folder')
  if (above !== undefined)
    throw new PublishError(
      'conflict',
      `${above} is a file or a link on the server, and a folder here. Delete ${above} on the server and publish again, or leave it with keep.`,
      { paths: [above] },
    )
  const blocked = paths.filter((path) => entries.get(path)?.kind !== 'file')
  throw new PublishError(
    'conflict',
    blocked.length > 0
      ? `Something else than a file is at ${listPaths(blocked)} on the server: a folder, or a link. Delete it there and publish again, or leave it with keep.`
      : `Others have written ${listPaths(paths)}, or changed them since the last publish. Replace them with adopt, or leave them with keep.`,
    { paths },
  )
}

/** Rejects the first publish to a place that contains more than the files of the folder. */
function rejectNotEmpty({ manifest, listing, keeps, adopts }: PlanInput, wanted: ReadonlySet<string>): void {
  if (manifest.files.size > 0 || manifest.pending.size > 0) return
  const tops = new Set([...wanted].map((path) => path.split('/', 1)[0]))
  const others = listing.top.filter(
    (name) => name !== probeName && !keeps(name) && !adopts(name) && !tops.has(name),
  )
  if (others.length === 0) return
  throw new PublishError(
    'not-empty',
    `This source has published nothing here yet, and the site contains ${listPaths(others)}. Take these files with adopt, or leave them with keep.`,
    { paths: others },
  )
}
