import type { CollectedFile, CollectedTest, Collector } from './collector.ts'
import { hung, type Patience, watchTest } from './watch-test.ts'

// The function is kept, because a test may replace the global one.
const now = performance.now.bind(performance)

export type Outcome =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'hung' }

export interface TestOutcome {
  readonly id: string
  readonly outcome: Outcome
  readonly timeMs: number
}

export interface FileRun {
  readonly patience: Patience
  readonly takeFinished: Collector['takeFinished']
  /** Receives the id of each test before it begins, and that of the file's hooks. */
  readonly onBegin?: (id: string) => void
}

/** Returns the id under which the hooks of a file run. */
export function toHooksId({ path }: CollectedFile): string {
  return `${path}#hooks`
}

/** Runs tests of a file in their order, until one does not pass. */
export async function* runFile(
  file: CollectedFile,
  tests: readonly CollectedTest[],
  { patience, takeFinished, onBegin }: FileRun,
): AsyncGenerator<TestOutcome> {
  const { beforeAll, afterAll, beforeEach, afterEach } = file.hooks
  const run = async (id: string, ...bodies: readonly (() => unknown)[]): Promise<TestOutcome> => {
    onBegin?.(id)
    const began = now()
    const outcome = await watch(async () => {
      for (const body of bodies) await body()
    }, patience)
    return { id, outcome, timeMs: now() - began }
  }
  const hooks = toHooksId(file)
  const before = await run(hooks, ...beforeAll)
  try {
    if (before.outcome.kind !== 'passed') {
      yield before
      return
    }
    for (const { id, run: body } of tests) {
      const its = await run(id, ...beforeEach, body)
      const after = await run(id, ...afterEach, ...takeFinished())
      yield its.outcome.kind === 'passed' ? { ...its, outcome: after.outcome } : its
      if (its.outcome.kind !== 'passed') return
    }
  } finally {
    await run(hooks, ...afterAll)
  }
}

async function watch(body: () => Promise<void>, patience: Patience): Promise<Outcome> {
  try {
    return (await watchTest(body, patience)) === hung ? { kind: 'hung' } : { kind: 'passed' }
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}
