import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Slow test files. If one of them began late, the others would have ended, and a core would be idle. Beside one that
 * mostly waits, others keep the cores busy. The files of one project are together, because they share a process.
 */
export const longest: readonly string[] = [
  'tools/prove/durable/src/kills.test.ts',
  'tools/prove/snippets/src/snippets.test.ts', // mostly waits
  'tools/make/site/src/checks/every-page.test.ts',
  'tools/make/site/src/checks/run.test.ts',
  'tools/make/site/src/checks/reference-runs.test.ts',
  'tools/make/site/src/checks/pages.test.ts',
  'tools/make/site/src/checks/console.test.ts',
  'tools/make/site/src/checks/run-page.test.ts',
  'tools/make/site/src/checks',
  'tools/prove/journals/src/killed.test.ts', // mostly waits
  'tools/prove/hovers/src/hovers.test.ts',
  'tools/prove/attacks/src/after-the-response.test.ts', // mostly waits
]

/** Sorts these test files first. A fresh clone has no durations of earlier runs. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification): number => {
      const file = relative(this.ctx.config.root, moduleId).replaceAll('\\', '/')
      const rank = longest.findIndex((path) => file.startsWith(path))
      return rank === -1 ? longest.length : rank
    }
    // oxlint-disable-next-line no-array-sort -- This `sort` is a method of Vitest.
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}
