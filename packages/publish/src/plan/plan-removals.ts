import { leavingOf, type PublishedFile } from '../manifest/manifest.ts'
import { findOurs } from './find-ours.ts'
import type { PlanInput } from './plan-input.ts'
import type { Removal } from './publish-plan.ts'
import { isPage } from './rank.ts'

/**
 * How long an asset stays after it is gone from the folder, in seconds: pages that are open in browsers may still load
 * it.
 */
const assetStays = 86_400

/** The published files that are no longer in the folder, by what happens to them. */
export interface Removals {
  readonly removals: readonly Removal[]
  readonly leaving: ReadonlyMap<string, number>
  /** Files that others have changed, or that belong to others by a pattern. */
  readonly lost: readonly string[]
}

/** Decides over the published files that are no longer wanted. Files that others have changed are never removed. */
export function planRemovals(input: PlanInput): Removals {
  const { wanted, manifest, listing, keeps, now } = input
  const removals: Removal[] = []
  // An undo wants files that were leaving.
  const leaving = leavingOf([...wanted].filter(([path]) => !keeps(path)))
  const lost: string[] = []
  for (const path of new Set([...manifest.files.keys(), ...manifest.pending.keys()])) {
    if (wanted.has(path) && !keeps(path)) continue
    const before = keeps(path) ? undefined : findOurs(manifest, path, listing.entries.get(path))
    const since = before?.leavingSince ?? now
    if (before === undefined) {
      if (listing.entries.has(path)) lost.push(path)
    } else if (goesNow(input, path, since)) removals.push({ path, before })
    else leaving.set(path, since)
  }
  return { removals, leaving, lost }
}

/** Whether a file is removed by this publish. A file that a rule leaves out may be secret, so it does not stay. */
function goesNow({ isUndo, isIgnored, now }: PlanInput, path: string, since: number): boolean {
  return isUndo || isPage(path) || isIgnored(path) || now - since >= assetStays
}

/** Returns the files of a plan's site after it was applied that are not wanted, with their published state. */
export function stayingFiles(
  { manifest, listing }: PlanInput,
  leaving: ReadonlyMap<string, number>,
): ReadonlyMap<string, PublishedFile> {
  const staying = new Map<string, PublishedFile>()
  for (const path of leaving.keys()) {
    const file = findOurs(manifest, path, listing.entries.get(path))
    if (file !== undefined) staying.set(path, file)
  }
  return staying
}
