import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Slow test files and folders of them. Those that mostly wait begin one after another: beside several of them, the cores
 * would be idle. The files of one project are together, because they share a process.
 */
export const longest: readonly string[] = [
  'tools/prove/durable/src/kills.test.ts', // waits
  'tools/prove/certificates/src/certificates.test.ts',
  'tools/make/site/src/checks/every-page.test.ts',
  'tools/make/site/src/checks/run.test.ts',
  'tools/make/site/src/checks/reference-runs.test.ts',
  'tools/make/site/src/checks/pages.test.ts',
  'tools/make/site/src/checks',
  'packages/mcp/src/testing/kills/kills.test.ts', // waits, in some runs for a minute
  'tools/prove/conformance/src',
  'tools/prove/workflows/src',
  'tools/prove/command-line/src/terminal.test.ts', // waits
  'tools/prove/contract/src/operations.test.ts',
  'tools/prove/hovers/src/hovers.test.ts',
  'tools/prove/snippets/src/snippets.test.ts', // waits
  'tools/prove/journals/src/killed.test.ts', // waits
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
