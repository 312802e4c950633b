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

type Skipped = Pick<TestContext, 'skip' | 'task'>

/** Skips a test if the machine lacks a requirement that the test's project names. */
export function skipWithout(context: Skipped, name: RequirementName): void {
  skipBecause(context, inject('without')[name])
}

/** Skips a test if there is a reason. Fails it instead if no test may be skipped. */
export function skipBecause({ skip, task }: Skipped, why: string | undefined): void {
  if (why === undefined) return
  if (mustRunAll()) throw new Error(`CI is set, so nothing is skipped. ${why}`)
  task.meta.whySkipped = why
  skip(why)
}
