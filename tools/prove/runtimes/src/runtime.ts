import type { Target } from '../program/bench.ts'
import type { Result } from '../program/conform.ts'

/** Something that JavaScript runs on. */
export interface Runtime {
  readonly name: string
  /** Its version, as it tells it itself. */
  readonly version: () => Promise<string>
  /** Runs the program, in a folder that holds `program/` and the installed packages. */
  readonly conform: (folder: string, target: Target) => Promise<Result[]>
}

/** The longest that a runtime may take for the whole program, or to start, in milliseconds. */
export const patienceMs = 240_000
