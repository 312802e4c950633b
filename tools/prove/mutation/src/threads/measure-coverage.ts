import { setImmediate } from 'node:timers/promises'
import type { CollectedFile } from './collector.ts'
import { findStryker } from './find-stryker.ts'
import type { Thread } from './find-notice.ts'
import type { Coverage, CoverageReply, CoverageTask, Hits } from './messages.ts'
import { runFile, type TestOutcome, toHooksId } from './run-file.ts'

/**
 * Runs every test without a mutant, and returns which mutants each test executes. All tests run twice: code that only
 * the first run executes, such as a value that is computed once and kept, counts as executed at load time.
 */
export async function measureCoverage(
  { files, patience }: CoverageTask,
  { load, takeFinished, errors }: Thread,
): Promise<CoverageReply> {
  const stryker = findStryker()
  // Mutated modules keep a reference to this object.
  const coverage: Coverage = { static: {}, perTest: {} }
  stryker.mutantCoverage = coverage
  const tests: TestOutcome[] = []
  const perTest: Record<string, Hits> = {}
  for (const path of files) {
    const file = await load(path)
    const first = await pass(file)
    const second = await pass(file)
    tests.push(...first.outcomes.map((outcome, index) => toFailed(outcome, second.outcomes[index])))
    addOnce(coverage.static, first.perTest, second.perTest)
    Object.assign(perTest, withHooks(file, first.perTest))
    await setImmediate()
    // The error would later be attributed to a mutant.
    if (errors.length > 0)
      throw new Error(`${path} leaves an error that nobody catches: ${String(errors[0])}`)
  }
  return { kind: 'coverage', tests, coverage: { static: coverage.static, perTest } }

  async function pass(file: CollectedFile) {
    coverage.perTest = {}
    const outcomes: TestOutcome[] = []
    const onBegin = (id: string): void => void (stryker.currentTestId = id)
    for await (const outcome of runFile(file, file.tests, { patience, takeFinished, onBegin }))
      outcomes.push(outcome)
    stryker.currentTestId = undefined
    return { outcomes, perTest: coverage.perTest }
  }
}

/** Returns the result of a test, which has to pass twice because mutants are tried one after another. */
function toFailed(first: TestOutcome, second: TestOutcome | undefined): TestOutcome {
  if (first.outcome.kind !== 'passed' || second?.outcome.kind === 'passed') return first
  return second ?? { ...first, outcome: { kind: 'failed', message: 'It is not run a second time' } }
}

function addOnce(once: Hits, first: Coverage['perTest'], second: Coverage['perTest']): void {
  for (const [id, hits] of Object.entries(first)) {
    for (const [mutant, count] of Object.entries(hits))
      if (second[id]?.[mutant] === undefined) once[mutant] = (once[mutant] ?? 0) + count
  }
}

/** Adds the mutants that the hooks of a file execute to each of its tests. */
function withHooks(file: CollectedFile, perTest: Coverage['perTest']): Coverage['perTest'] {
  const { [toHooksId(file)]: hooks = {}, ...rest } = perTest
  return Object.fromEntries(file.tests.map(({ id }) => [id, add(rest[id] ?? {}, hooks)]))
}

function add(one: Hits, other: Hits): Hits {
  const sum = { ...one }
  for (const [mutant, hits] of Object.entries(other)) sum[mutant] = (sum[mutant] ?? 0) + hits
  return sum
}
