import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Slow test files, most of which wait. If one of them began late, it would run beside others that wait, or alone at the
 * end, and leave a core idle.
 */
export const longest: readonly string[] = [
  // The first one waits most of its time, the second one keeps a core busy.
  'tools/prove/durable/src/kills.test.ts',
  'tools/prove/certificates/src/certificates.test.ts',
  'packages/mcp/src/testing/kills/kills.test.ts',
  'tools/prove/snippets/src/snippets.test.ts',
  // The files of one project are together, because they share a process.
  'tools/prove/journals/src/killed.test.ts',
  'tools/prove/attacks/src/after-the-response.test.ts',
  'tools/make/site/src/checks/pages.test.ts',
  'tools/make/site/src/checks/every-page.test.ts',
  'tools/make/site/src/checks/run.test.ts',
  'tools/make/site/src/checks/reference-runs.test.ts',
]

/** Sorts these slow test files first. A fresh clone has no durations of earlier runs. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification): number => {
      const rank = longest.indexOf(relative(this.ctx.config.root, moduleId).replaceAll('\\', '/'))
      return rank === -1 ? longest.length : rank
    }
    // oxlint-disable-next-line no-array-sort -- This `sort` is a method of Vitest.
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}
