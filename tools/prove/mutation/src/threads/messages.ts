import type { TestOutcome } from './run-file.ts'
import type { Patience } from './watch-test.ts'

/** A mutant, and the tests that may notice it. */
export interface MutantTask {
  readonly kind: 'mutant'
  readonly mutant: string
  /** Whether the mutant is in code that runs at load time, so that it has to be active before. */
  readonly isStatic: boolean
  /** Ids of tests, or a file's path for all of its tests; those most likely to notice the mutant come first. */
  readonly tests: readonly string[]
  /** Number of executions of the mutant after which it counts as an endless loop. */
  readonly hitLimit: number | undefined
  readonly patience: Patience
  /** Whether this is the last try, in which tests that fail even without the mutant are left out. */
  readonly isLast: boolean
}

/** Runs every test of these files, and measures which mutants each executes. */
export interface CoverageTask {
  readonly kind: 'coverage'
  readonly files: readonly string[]
  readonly patience: Patience
}

export type Task = MutantTask | CoverageTask

/** Number of executions, by mutant. */
export type Hits = Record<string, number>

export interface Coverage {
  readonly static: Hits
  perTest: Record<string, Hits>
}

export interface CoverageReply {
  readonly kind: 'coverage'
  readonly tests: readonly TestOutcome[]
  readonly coverage: Coverage
}

export interface MutantReply {
  readonly kind: 'mutant'
  /**
   * `unsteady`: the test fails even without the mutant, because of the state that an earlier run left.
   * `stray`: an error that no test has caught, possibly from an earlier run.
   */
  readonly result: 'survived' | 'killed' | 'hung' | 'looped' | 'unsteady' | 'stray'
  /** Test that decided the result. */
  readonly test?: string
  readonly message?: string
  readonly ran: number
}

/** Reply to a task that failed because a test file cannot be loaded. */
export interface BrokenReply {
  readonly kind: 'broken'
  readonly message: string
}

/** Messages of a thread: a sign of life, or the reply to a task. */
export type Reply = { readonly kind: 'alive' } | BrokenReply | CoverageReply | MutantReply
