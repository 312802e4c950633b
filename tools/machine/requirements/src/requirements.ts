import table from '../requirements.json' with { type: 'json' }

/** A program that the machine may lack, and how to install it. */
export interface Requirement {
  /**
   * Names on the PATH or complete paths; the first one that exists is used. `%ProgramFiles%` stands for the folder of
   * programs on Windows. Chromium's headless shell comes first: it contains no code for windows, and opens a page with
   * a third of the processor time.
   */
  readonly programs: readonly string[]
  /**
   * Arguments with which the program has to succeed. Without them, the program only has to exist. Go before 1.23, which
   * Debian has before version 13, does not download the version that a module needs.
   */
  readonly check?: readonly string[]
  /** Debian packages, which are installed on demand if the process runs as root. */
  readonly debian: readonly string[]
  /** Command that installs the program on macOS; the next property is for Windows. */
  readonly macos: string
  readonly windows: string
}

export type RequirementName = keyof typeof table

/** Requirements of the tests and commands of this repository, apart from Node and npm. */
export const requirements: Readonly<Record<RequirementName, Requirement>> = table
