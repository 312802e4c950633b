import { PublishError } from '../errors/publish-error.ts'
import type { Manifest, Publisher } from '../manifest/manifest.ts'
import type { PlanInput } from './plan-input.ts'
import type { PublishPlan } from './publish-plan.ts'

/** The removals and the change of source that a caller allows. */
export interface BrakeOptions {
  /** How many files may leave the site. */
  readonly remove: number | undefined
  readonly source: string
  readonly takesOver: boolean
}

/** Rejects a publish that looks like a mistake: of an empty folder, without an index, or of a few files over many. */
export function brake({ wanted, manifest }: PlanInput, plan: PublishPlan, { remove }: BrakeOptions): void {
  if (wanted.size === 0)
    throw new PublishError('brake', 'The folder has no file to publish, so nothing was changed.')
  const hadIndex = indexNames.some((name) => manifest.files.has(name))
  const hasIndex = indexNames.some((name) => wanted.has(name))
  if (hadIndex && !hasIndex && !remove)
    throw new PublishError(
      'brake',
      'The folder has no index page, and the site has one. If it is the right folder, say with remove how many files may go.',
    )
  // A file that has been leaving since an earlier publish was counted then.
  const gone = [...plan.removals.map(({ path }) => path), ...plan.leaving.keys()].filter(
    (path) => manifest.files.get(path)?.leavingSince === undefined,
  ).length
  if (gone <= (remove ?? Math.max(10, manifest.files.size / 4))) return
  throw new PublishError(
    'brake',
    `This publish would remove ${gone} of ${manifest.files.size} files. If that is right, allow it with remove: ${gone}.`,
    { paths: plan.removals.map(({ path }) => path) },
  )
}

const indexNames = ['index.html', 'index.htm', 'index.php', 'index.shtml'] as const

/** Rejects a publish if another source published to this place last. */
export function rejectOtherSource(
  last: Publisher | undefined,
  manifest: Manifest,
  { source, takesOver }: BrakeOptions,
): void {
  if (last === undefined || last.source === source || takesOver) return
  const commit = last.commit === undefined ? '' : `, commit ${last.commit}`
  const own = manifest.files.size > 0 ? '' : ' This source has never published here.'
  throw new PublishError(
    'other-source',
    `${last.source} published here last, from ${last.host} at ${last.at}${commit}.${own} Allow it with takeOver.`,
  )
}
