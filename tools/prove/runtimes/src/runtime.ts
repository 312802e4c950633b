import type { Target } from '../program/bench.ts'
import type { Result } from '../program/conform.ts'

/** A runtime of JavaScript. */
export interface Runtime {
  readonly name: string
  /** Returns the version that the runtime reports. */
  readonly version: () => Promise<string>
  /** Runs the program, in a folder with `program/` and the installed packages. */
  readonly conform: (folder: string, target: Target) => Promise<Result[]>
}

/** Longest time for a runtime to start, or to run the whole program, in milliseconds. */
export const patienceMs = 240_000
