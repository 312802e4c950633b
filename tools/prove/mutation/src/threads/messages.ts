import type { TestOutcome } from './run-file.ts'
import type { Patience } from './watch-test.ts'

/** A mutant, and the tests that may notice it. */
export interface MutantTask {
  readonly kind: 'mutant'
  readonly mutant: string
  /** It is part of what modules do while they are loaded, so it has to be there before. */
  readonly isStatic: boolean
  /** Tests by their ids, or all tests of a file by its path; those first that may notice it first. */
  readonly tests: readonly string[]
  /** How often the mutant may be passed before it counts as a loop without end. */
  readonly hitLimit: number | undefined
  readonly patience: Patience
  /** Nothing is tried after it: tests that fail without the mutant, too, are left out. */
  readonly isLast: boolean
}

/** Every test of these files, and which mutants each passes. */
export interface CoverageTask {
  readonly kind: 'coverage'
  readonly files: readonly string[]
  readonly patience: Patience
}

export type Task = MutantTask | CoverageTask

/** How often each mutant was passed. */
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
   * `unsteady`: the test fails without the mutant, too, because of what an earlier run has left behind.
   * `stray`: an error that no test has caught, perhaps of an earlier run.
   */
  readonly result: 'survived' | 'killed' | 'hung' | 'looped' | 'unsteady' | 'stray'
  /** The test that has decided it. */
  readonly test?: string
  readonly message?: string
  readonly ran: number
}

/** It could not do what it was asked for: a file of tests cannot be loaded. */
export interface BrokenReply {
  readonly kind: 'broken'
  readonly message: string
}

/** What a thread tells: that it goes on, or what it was asked for. */
export type Reply = { readonly kind: 'alive' } | BrokenReply | CoverageReply | MutantReply
