import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The test files that take longest, most of them because they wait: begun last, they would keep one core of all. */
export const longest: readonly string[] = [
  'tools/prove/orders/src/command/order-kills.test.ts',
  'tools/prove/orders/src/kills/redis-kills.test.ts',
  'tools/prove/snippets/src/snippets.test.ts',
  // Those of one project beside each other: they share a process.
  'packages/sandbox/src/command-line/kill.test.ts',
  'tools/prove/orders/src/kills/kills.test.ts',
  'tools/prove/orders/src/model/orders.property.test.ts',
  'tools/prove/command-line/src/terminal.test.ts',
  'tools/make/samples/src/samples.test.ts',
  'tools/make/site/src/checks/run.test.ts',
  'tools/make/site/src/checks/pages.test.ts',
  'tools/make/site/src/checks/reference-runs.test.ts',
]

/** Begins with the test files that take longest. A fresh clone does not know yet how long each took. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ moduleId }: TestSpecification): number => {
      const rank = longest.indexOf(relative(this.ctx.config.root, moduleId).replaceAll('\\', '/'))
      return rank === -1 ? longest.length : rank
    }
    // oxlint-disable-next-line no-array-sort -- It is Vitest's.
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}
