import { inject, type TestContext } from 'vitest'
import type { RequirementName } from './requirements.ts'
import { mustRunAll } from './why-without.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** What the tests of a project need, as `vitest.config.ts` says. */
    needs: readonly RequirementName[]
    /** What of it is not on the machine, each with the reason that `whyWithout` gives. */
    without: Readonly<Partial<Record<RequirementName, string>>>
  }
  interface TaskMeta {
    /** Why a test was skipped. */
    whySkipped?: string
  }
}

/** Skips a test where something that it needs is not on the machine. Where nothing may be skipped, it fails. */
export function skipWithout({ skip, task }: TestContext, name: RequirementName): void {
  const why = inject('without')[name]
  if (why === undefined) return
  if (mustRunAll()) throw new Error(`CI is set, so nothing is skipped. ${why}`)
  task.meta.whySkipped = why
  skip(why)
}
