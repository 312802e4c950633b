import { createThread } from './create-thread.ts'
import type { CoverageReply, MutantReply, MutantTask } from './messages.ts'
import { orderTests } from './order-tests.ts'
import type { Patience } from './watch-test.ts'

/**
 * Time after which a test counts as endless. No test waits for real time or computes for long; the second try allows
 * more time.
 */
const patienceOfTries: Patiences = {
  first: { idleMs: 2_000, cpuMs: 3_000 },
  last: { idleMs: 10_000, cpuMs: 10_000 },
}

interface Patiences {
  readonly first: Patience
  readonly last: Patience
}

interface RunnerOptions {
  readonly patience?: Patiences
  /** Largest growth of the process during a task, in megabytes. */
  readonly growthMb?: number
}

// Memory of the process above which the next mutant gets a new thread, in bytes: a thread keeps what the tests of
// thousands of mutants leave behind.
const mostMemory = 1.5e9

/** Request of StrykerJS to run a mutant. */
interface MutantRun {
  readonly activeMutant: { readonly id: string }
  readonly testFilter?: readonly string[]
  readonly hitLimit?: number
  readonly sandboxFileName: string
  readonly reloadEnvironment: boolean
}

/** Creates a test runner for StrykerJS that runs tests in a reused thread. */
export function createThreadRunner({ patience = patienceOfTries, growthMb }: RunnerOptions) {
  const thread = createThread(growthMb)

  return {
    capabilities: () => ({ reloadEnvironment: true }),
    async dryRun({ testFiles: files }: { readonly testFiles: readonly string[] }) {
      const reply = await thread.call(
        { kind: 'coverage', files, patience: patience.last },
        8 * patience.last.cpuMs,
      )
      if (typeof reply === 'string') return { status: 'error', errorMessage: `A test does not end: ${reply}` }
      const { tests, coverage } = reply as CoverageReply
      return { status: 'complete', tests: tests.map(toTestResult), mutantCoverage: coverage }
    },
    async mutantRun(options: MutantRun) {
      const { activeMutant, testFilter = [], sandboxFileName, reloadEnvironment: isStatic } = options
      const task: MutantTask = {
        kind: 'mutant',
        mutant: activeMutant.id,
        isStatic,
        tests: orderTests(testFilter, sandboxFileName),
        hitLimit: options.hitLimit,
        patience: patience.first,
        isLast: false,
      }
      const reply = await tryMutant(task)
      if (isDecided(reply)) return toMutantResult(reply)
      // A fresh thread with more time may give another result.
      const again = { ...task, hitLimit: undefined, patience: patience.last, isLast: true }
      return toMutantResult(await tryMutant(again))
    },
    dispose: () => thread.end(),
  }

  async function tryMutant(task: MutantTask): Promise<MutantReply | string> {
    if (task.isStatic || task.isLast || process.memoryUsage.rss() > mostMemory) await thread.end()
    const reply = (await thread.call(task, 1.5 * task.patience.cpuMs)) as MutantReply | string
    if (task.isStatic || !isDecided(reply)) await thread.end()
    return reply
  }
}
createThreadRunner.inject = ['options'] as const

function toTestResult({ id, outcome, timeMs }: CoverageReply['tests'][number]) {
  const [fileName = '', name = ''] = id.split(/#(.*)/s)
  const base = { id, name, fileName, timeSpentMs: timeMs }
  if (outcome.kind === 'passed') return { ...base, status: 0 }
  return {
    ...base,
    status: 1,
    failureMessage: outcome.kind === 'failed' ? outcome.message : 'It does not end',
  }
}

function isDecided(reply: MutantReply | string): reply is MutantReply {
  return typeof reply !== 'string' && (reply.result === 'survived' || reply.result === 'killed')
}

function toMutantResult(reply: MutantReply | string) {
  if (typeof reply === 'string') return { status: 'timeout', reason: reply }
  const { result, test = '', message = '', ran } = reply
  if (result === 'hung') return { status: 'timeout', reason: `${test} does not end` }
  if (result === 'survived') return { status: 'survived', nrOfTests: ran }
  return { status: 'killed', killedBy: [test], failureMessage: message, nrOfTests: ran }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'threads', factory: createThreadRunner }]
