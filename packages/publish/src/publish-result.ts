import type { SshOpening } from './opening/ssh-opening.ts'
import type { AppliedPlan } from './plan/publish-plan.ts'
import type { CheckedFile } from './web/check-files.ts'

/** What a publish changed, or would change. All paths are relative to the place that was published to. */
export interface PublishResult {
  /** Files that were not there before. */
  readonly added: readonly string[]
  /** Files that have another content now. */
  readonly changed: readonly string[]
  /** Files that were removed. */
  readonly removed: readonly string[]
  /** Files that are gone from the folder and stay for a day, because open pages may still load them. */
  readonly leaving: readonly string[]
  /** Files of an earlier publish that others have changed. They are theirs now, and stay. */
  readonly lost: readonly string[]
  /**
   * `.htaccess` files with which the web server failed (a status of 500 or more), where it did not before. The files before them
   * are back in their places.
   */
  readonly putBack: readonly string[]
  /** Number of files that were as they should be. */
  readonly unchanged: number
  /** Files of the folder that are not published, each with the reason. */
  readonly ignored: readonly IgnoredFile[]
  /** Files that were requested from the web server, with `check`; otherwise empty. */
  readonly checked: readonly CheckedFile[]
  /** Openings of SSH whose time is over, because a publish was killed: `closeSsh` closes it. */
  readonly overdueOpenings: readonly SshOpening[]
}

/** A file or folder that is not published. */
export interface IgnoredFile {
  /** The path in the folder. A folder stands for everything in it. */
  readonly path: string
  /** `hidden` (its name begins with a dot), `private`, `of-other-hosts`, or the name of the file with the rule. */
  readonly why: string
}

export function toResult(
  plan: AppliedPlan,
  overdueOpenings: readonly SshOpening[],
  ignored: readonly IgnoredFile[],
): PublishResult {
  const { removals, leaving, lost, same, putBack } = plan
  const puts = plan.puts.filter(({ path }) => !putBack.includes(path))
  return {
    added: puts.filter(({ before }) => before === undefined).map(({ path }) => path),
    changed: puts.filter(({ before }) => before !== undefined).map(({ path }) => path),
    removed: removals.map(({ path }) => path),
    leaving: [...leaving.keys()],
    lost,
    putBack,
    unchanged: same.size,
    ignored,
    checked: [],
    overdueOpenings,
  }
}
