// What is loaded when a program is first run on a page: the editor and all that belongs to it, but no sandbox yet.
import { createRunner, type Runner, type RunnerOptions } from './run/create-runner.ts'
import { parseFragment, type SharedCode, toFragment } from './run/shared-code.ts'

/** What the buttons of a page need of this script. */
export interface RunScript {
  readonly createRunner: (host: HTMLElement, options: RunnerOptions) => Runner
  readonly toFragment: (shared: SharedCode) => Promise<string>
  readonly parseFragment: (hash: string) => Promise<SharedCode>
}

declare global {
  var hostwrightRun: RunScript | undefined
}

globalThis.hostwrightRun = { createRunner, toFragment, parseFragment }
