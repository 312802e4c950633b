import { setImmediate } from 'node:timers/promises'
import type { CollectedFile, CollectedTest, Collector } from './collector.ts'
import { findStryker } from './find-stryker.ts'
import type { MutantReply } from './messages.ts'
import { type FileRun, runFile } from './run-file.ts'

/** State of a thread that runs tests. */
export interface Thread {
  readonly load: (path: string) => Promise<CollectedFile>
  /** Errors that no code has caught. */
  readonly errors: unknown[]
  readonly takeFinished: Collector['takeFinished']
  readonly onBegin: (id: string) => void
}

export type Decided = Omit<MutantReply, 'kind' | 'ran'>

/** Runs tests of a file over the active mutant. Returns the first sign that they notice it. */
export async function findNotice(
  file: CollectedFile,
  tests: readonly CollectedTest[],
  run: FileRun & Pick<Thread, 'errors'>,
): Promise<Decided | undefined> {
  const stryker = findStryker()
  for await (const { id, outcome } of runFile(file, tests, run)) {
    const { hitCount = 0, hitLimit = Infinity } = stryker
    if (hitCount > hitLimit) return { result: 'looped', test: id }
    if (outcome.kind === 'hung') return { result: 'hung', test: id }
    if (outcome.kind === 'failed') return { result: 'killed', test: id, message: outcome.message }
  }
  // Node reports an unhandled rejection only after all pending microtasks.
  await setImmediate()
  if (run.errors.length === 0) return undefined
  return { result: 'stray', test: tests.at(-1)!.id, message: String(run.errors[0]) }
}
