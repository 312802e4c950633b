import {
  type Manifest,
  type PublishedFile,
  type PublishedFiles,
  type Publisher,
  withLeaving,
} from '../manifest/manifest.ts'
import { prepareManifest, preparePublisher } from '../manifest/write-state.ts'
import type { PlanInput } from '../plan/plan-input.ts'
import { stayingFiles } from '../plan/plan-removals.ts'
import type { PublishPlan } from '../plan/publish-plan.ts'
import type { Visit } from '../web/create-visit.ts'
import { probeRules } from '../web/probe-rules.ts'
import { findUnused, removeUnused } from './clean-up.ts'
import { changeFiles } from './change-files.ts'
import { findNewFolders, makeFolders, removeEmptyFolders } from './folders.ts'
import type { Site } from './site.ts'
import { stageFiles, type StageOptions } from './stage-files.ts'

/** How a plan is applied. */
export interface ApplyOptions extends StageOptions {
  readonly publisher: Publisher
  readonly visit: Visit
}

/**
 * Applies a plan: uploads everything, writes down what will change, changes it, and writes down what was changed. A
 * run that ends at any step leaves a site that the same publish completes. Returns the paths of rules that the web
 * server cannot read, which it has put back.
 */
export async function applyPlan(
  site: Site,
  input: PlanInput,
  plan: PublishPlan,
  options: ApplyOptions,
): Promise<readonly string[]> {
  const { lock } = site
  const { publisher, visit } = options
  const { files: staged, named } = await stageFiles(site, plan.puts, options)
  const before = filesBefore(input, plan)
  const newFolders = findNewFolders(plan, input.listing)
  const pending: Manifest = {
    files: before,
    isOpen: true,
    pending: withLeaving(staged, plan.leaving),
    folders: [...new Set([...input.manifest.folders, ...newFolders])],
    keep: plan.keep,
    ...toGenerations(input, before),
  }
  // The manifest is written beside its place, which changes nothing, so the lock is checked meanwhile.
  const [putPending] = await Promise.all([prepareManifest(site, pending), lock.check(), named])
  await putPending()
  await makeFolders(site, newFolders)
  const findBroken = await probeRules(plan.puts, visit)
  const reverts = await changeFiles(site, plan)
  const putBack = await findBroken()
  for (const path of putBack) {
    await lock.check()
    await reverts.get(path)?.()
  }
  const folders = await removeEmptyFolders(site, pending.folders, plan.removals)
  const files = filesAfter(input, plan, staged, putBack)
  const undo = pending.redo ?? pending.undo ?? before
  const ended = { isOpen: false, pending: new Map(), undo, redo: undefined }
  const [putManifest, putPublisher, unused] = await Promise.all([
    prepareManifest(site, { ...pending, ...ended, files, folders }),
    preparePublisher(site, publisher),
    findUnused(site, files, undo),
    lock.check(),
  ])
  await Promise.all([putManifest(), putPublisher()])
  await removeUnused(site, unused)
  return putBack
}

/**
 * Returns what an undo puts back, and after an undo the next one. Both are in the manifest beside `pending`, so that a
 * run that ends at any step loses neither. A publish or an undo that has not ended leaves the files before it.
 */
function toGenerations(
  { manifest, isUndo }: PlanInput,
  before: PublishedFiles,
): Pick<Manifest, 'undo' | 'redo'> {
  const undo = manifest.isOpen ? (manifest.redo ?? manifest.undo ?? before) : before
  return isUndo ? { undo: manifest.undo, redo: undo } : { undo }
}

/** Returns the files of the source as they are on the server now. */
function filesBefore(input: PlanInput, plan: PublishPlan): Map<string, PublishedFile> {
  const changed = [...plan.puts, ...plan.removals].flatMap(({ path, before }) =>
    before === undefined ? [] : [[path, before] as const],
  )
  return new Map([...plan.same, ...stayingFiles(input, plan.leaving), ...changed])
}

/** Returns the files of the source after the publish. A path that was put back has the file before it. */
function filesAfter(
  input: PlanInput,
  plan: PublishPlan,
  staged: PublishedFiles,
  putBack: readonly string[],
): Map<string, PublishedFile> {
  const all = new Map([...plan.same, ...stayingFiles(input, plan.leaving), ...staged])
  const files = withLeaving(all, plan.leaving)
  for (const { path, before } of plan.puts.filter((put) => putBack.includes(put.path))) {
    if (before === undefined) files.delete(path)
    else files.set(path, before)
  }
  return files
}
