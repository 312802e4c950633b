import { setImmediate } from 'node:timers/promises'
import { findStryker } from './find-stryker.ts'
import type { Coverage, CoverageReply, CoverageTask, Hits } from './messages.ts'
import { runFile, type TestOutcome, toHooksId } from './run-file.ts'
import type { Thread } from './find-notice.ts'

/** Runs every test without a mutant, and tells which mutants each of them passes. */
export async function measureCoverage(
  { files, patience }: CoverageTask,
  { load, takeFinished, errors }: Thread,
): Promise<CoverageReply> {
  const stryker = findStryker()
  const coverage: Coverage = { static: {}, perTest: {} }
  stryker.mutantCoverage = coverage
  const tests: TestOutcome[] = []
  for (const path of files) {
    stryker.currentTestId = undefined
    const file = await load(path)
    const onBegin = (id: string): void => void (stryker.currentTestId = id)
    for await (const outcome of runFile(file, file.tests, { patience, takeFinished, onBegin }))
      tests.push(outcome)
    await setImmediate()
    // It would be taken for what a mutant does.
    if (errors.length > 0)
      throw new Error(`${path} leaves an error that nobody catches: ${String(errors[0])}`)
    const hooks = coverage.perTest[toHooksId(file)]
    delete coverage.perTest[toHooksId(file)]
    if (hooks !== undefined)
      for (const { id } of file.tests) coverage.perTest[id] = add(coverage.perTest[id] ?? {}, hooks)
  }
  stryker.currentTestId = undefined
  return { kind: 'coverage', tests, coverage }
}

function add(one: Hits, other: Hits): Hits {
  const sum = { ...one }
  for (const [mutant, hits] of Object.entries(other)) sum[mutant] = (sum[mutant] ?? 0) + hits
  return sum
}
