import type { CollectedFile, CollectedTest } from './collector.ts'
import { findStryker } from './find-stryker.ts'
import type { MutantReply, MutantTask } from './messages.ts'
import { runFile } from './run-file.ts'
import { type Decided, findNotice, type Thread } from './find-notice.ts'

/** Runs tests over a mutant until one notices it. */
export async function tryMutant(task: MutantTask, thread: Thread): Promise<MutantReply> {
  const { mutant, isStatic, hitLimit, isLast } = task
  const { load, errors } = thread
  const stryker = findStryker()
  const run = { ...thread, patience: task.patience }
  let ran = 0
  Object.assign(stryker, { hitLimit, hitCount: hitLimit === undefined ? undefined : 0 })
  errors.length = 0
  stryker.activeMutant = isStatic ? mutant : undefined
  for (const [path, ids] of toFiles(task.tests)) {
    let file: CollectedFile
    try {
      file = await load(path)
    } catch (error) {
      return { kind: 'mutant', result: 'killed', test: path, message: String(error), ran }
    }
    const tests = ids.length === 0 ? file.tests : file.tests.filter(({ id }) => ids.includes(id))
    const decided = await decide(file, tests)
    if (decided !== undefined) return { kind: 'mutant', ...decided, ran }
  }
  return { kind: 'mutant', result: 'survived', ran }

  async function decide(file: CollectedFile, tests: readonly CollectedTest[]): Promise<Decided | undefined> {
    if (tests.length === 0) return undefined
    stryker.activeMutant = mutant
    const decided = await findNotice(file, tests, run)
    ran += tests.length
    if (isStatic) return decided
    stryker.activeMutant = undefined
    if (decided?.result !== 'killed') return decided
    const isIt = ({ id }: CollectedTest): boolean => id === decided.test
    if (await passes(file, tests.filter(isIt))) return decided
    if (!isLast) return { ...decided, result: 'unsteady' }
    // This test also fails without the mutant, so it proves nothing; the others still may.
    return decide(
      file,
      tests.filter((test) => !isIt(test)),
    )
  }

  async function passes(file: CollectedFile, tests: readonly CollectedTest[]): Promise<boolean> {
    for await (const { outcome } of runFile(file, tests, run)) if (outcome.kind !== 'passed') return false
    return true
  }
}

/** Groups test ids by file, in their order; an empty list stands for all tests of a file. */
function toFiles(tests: readonly string[]): Map<string, string[]> {
  const files = new Map<string, string[]>()
  for (const test of tests) {
    const [path = ''] = test.split('#', 1)
    const ids = files.get(path) ?? []
    files.set(path, test === path ? ids : [...ids, test])
  }
  return files
}
