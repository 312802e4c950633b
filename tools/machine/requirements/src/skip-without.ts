import { inject, type TestContext } from 'vitest'
import type { RequirementName } from './requirements.ts'
import { mustRunAll } from './why-without.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Requirements of a project's tests, from `vitest.config.ts`. */
    needs: readonly RequirementName[]
    /** Whether all tests of a suite run, and not only the tenth of it that `npm test` runs. */
    isWhole: boolean
    /** Requirements that the machine lacks, each with the reason that `whyWithout` gives. */
    without: Readonly<Partial<Record<RequirementName, string>>>
  }
  interface TaskMeta {
    /** Reason why a test was skipped. */
    whySkipped?: string
  }
}

/**
 * Skips a test if the machine lacks a requirement. Fails it instead if no test may be skipped.
 *
 * @param why the reason, by `whyWithout`, for a requirement that the test's project does not name
 */
export function skipWithout(
  { skip, task }: Pick<TestContext, 'skip' | 'task'>,
  name: RequirementName,
  why: string | undefined = inject('without')[name],
): void {
  if (why === undefined) return
  if (mustRunAll()) throw new Error(`CI is set, so nothing is skipped. ${why}`)
  task.meta.whySkipped = why
  skip(why)
}
