import { applyPlan } from './apply/apply-plan.ts'
import { openStage } from './apply/open-stage.ts'
import type { Upload } from './apply/stage-files.ts'
import { PublishError } from './errors/publish-error.ts'
import { leavingOf, type Manifest, type Publisher } from './manifest/manifest.ts'
import { type StatePaths, toStatePaths } from './manifest/state-paths.ts'
import { brake, rejectOtherSource } from './plan/brake.ts'
import { createMatches } from './plan/matches.ts'
import type { PlanInput } from './plan/plan-input.ts'
import { planPublish } from './plan/plan-publish.ts'
import type { AppliedPlan, PublishPlan, Put, WantedFile } from './plan/publish-plan.ts'
import { createHashReader } from './plan/read-hash.ts'
import { readPlace } from './plan/read-place.ts'
import { rejectTooLarge, type Room } from './plan/room.ts'
import { findMissing, makeMissing } from './remote/ensure-folders.ts'
import { type LockWorld, takeLock } from './remote/lock.ts'
import type { Sftp } from './remote/sftp.ts'
import type { Visit } from './web/create-visit.ts'

/** What is published, and what a caller allows. */
export interface PublishRequest {
  readonly wanted: ReadonlyMap<string, WantedFile>
  readonly isIgnored: (path: string) => boolean
  readonly adopt: readonly string[]
  readonly keep: readonly string[]
  readonly remove: number | undefined
  readonly takesOver: boolean
  /** Whether it is an undo: what is gone is removed immediately. */
  readonly isUndo: boolean
  readonly isDryRun: boolean
  readonly source: string
  readonly publisher: Publisher
}

/** The place that is published to. */
export interface Place {
  readonly sftp: Sftp
  /** The user's folder, and that of the site, both without links. */
  readonly home: string
  readonly root: string
  /** Prepares to upload files, while the lock is taken. */
  readonly prepareUpload: (puts: readonly Put[]) => Upload
  readonly onStaged: (put: Put) => void
  /** Returns what the contract has room for. */
  readonly readRoom: () => Promise<Room>
  readonly visit: Visit
}

/**
 * Publishes over a connection. Nothing is written, and no lock is taken, if nothing changed or it is a dry run. Returns
 * the plan that was applied.
 */
export async function publishTo(
  place: Place,
  request: PublishRequest,
  world: LockWorld,
): Promise<AppliedPlan> {
  const { sftp, home, root } = place
  const paths = toStatePaths(home, root, request.source)
  // Asked with the first look, so that it takes no round trip of its own.
  const missing = findMissing(sftp, paths.folders)
  missing.catch(() => undefined)
  const first = await lookFirst(place, paths, request, world)
  if (request.isDryRun || !changes(first.plan)) return { ...first.plan, putBack: [] }
  if (first.plan.puts.length > 0) rejectTooLarge(first.plan, await place.readRoom())
  const upload = place.prepareUpload(first.plan.puts)
  const folder = makeMissing(sftp, await missing, 0o700)
  folder.catch(() => undefined)
  const lock = await takeLock(sftp, paths.lock, world, { folder })
  try {
    await folder
    const site = { sftp, root, paths, lock, runId: world.id }
    const opening = openStage(site, first.input)
    // Another publish may have ended while this one waited for the lock.
    const looking = look(place, paths, request, () => lock.serverTime)
    // Also after an error, no request is left behind.
    await Promise.allSettled([opening, looking])
    const [there, { input, plan }] = await Promise.all([opening, looking])
    if (!changes(plan)) return { ...plan, putBack: [] }
    const { onStaged, visit } = place
    const options = { upload, publisher: request.publisher, there, onStaged, visit }
    return { ...plan, putBack: await applyPlan(site, input, plan, options) }
  } catch (error) {
    // Without its lock a run fails at files that another one has changed or removed.
    await lock.check().catch((failure: unknown) => {
      throw failure instanceof PublishError ? failure : error
    })
    throw error
  } finally {
    await lock.release().catch(() => undefined)
  }
}

function changes({ puts, removals, recordsChange }: PublishPlan): boolean {
  return puts.length > 0 || removals.length > 0 || recordsChange
}

/**
 * Returns a time that says whether a file may be due: without a lock nothing has the server's time. A local clock that
 * is behind says nothing, so everything may be due.
 */
function guessTime({ now }: LockWorld, { files }: Manifest): number {
  const local = Math.floor(now() / 1000)
  return [...leavingOf(files).values()].some((since) => since > local) ? Infinity : local
}

/**
 * Plans without the lock. Another publish may rename files after this one has read the manifest, and its files then
 * look like those of others: so if there was a lock, what stops this publish is looked at again once that one has
 * ended.
 */
async function lookFirst(
  place: Place,
  paths: StatePaths,
  request: PublishRequest,
  world: LockWorld,
): ReturnType<typeof look> {
  const { sftp } = place
  const plan = (): ReturnType<typeof look> =>
    look(place, paths, request, (manifest) => guessTime(world, manifest))
  // Sent with the first request of the plan, so that it takes no round trip of its own.
  const before = sftp.stat(paths.lock)
  before.catch(() => undefined)
  try {
    return await plan()
  } catch (error) {
    if (!(error instanceof PublishError) || request.isDryRun) throw error
    const wasLocked = (await before) ?? (await sftp.stat(paths.lock))
    if (wasLocked === undefined) throw error
    const lock = await takeLock(sftp, paths.lock, world)
    await lock.release()
    return plan()
  }
}

/** Reads the site and plans, and rejects what looks like a mistake. */
async function look(
  { sftp, root }: Place,
  paths: StatePaths,
  request: PublishRequest,
  toNow: (manifest: Manifest) => number,
): Promise<{ readonly input: PlanInput; readonly plan: PublishPlan }> {
  const { wanted, isIgnored, adopt, remove, takesOver, isUndo, source } = request
  const { manifest, publisher, listing } = await readPlace(sftp, root, paths, wanted.keys())
  const options = { remove, takesOver, source }
  rejectOtherSource(publisher, manifest, options)
  // The same pattern in `adopt` takes a remembered `keep` back: nothing else does.
  const remembered = manifest.keep.filter((pattern) => !adopt.includes(pattern))
  const keep = [...new Set([...remembered, ...request.keep])]
  const input: PlanInput = {
    wanted,
    manifest,
    listing,
    adopts: createMatches(adopt),
    keep,
    keeps: createMatches(keep),
    isIgnored,
    isUndo,
    now: toNow(manifest),
    readHash: createHashReader(sftp, root),
  }
  const plan = await planPublish(input)
  if (!isUndo) brake(input, plan, options)
  return { input, plan }
}
