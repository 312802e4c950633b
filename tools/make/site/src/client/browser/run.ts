// The script that is loaded when a program is first run on a page. It has the editor, but not the sandbox.
import * as codeMirror from './run/code-mirror.ts'
import { createRunner, type Runner, type RunnerOptions } from './run/create-runner.ts'
import { parseFragment, type SharedCode, toFragment } from './run/shared-code.ts'

/** The functions of this script that the Run buttons of a page call. */
export interface RunScript {
  readonly createRunner: (host: HTMLElement, options: RunnerOptions) => Runner
  readonly toFragment: (shared: SharedCode) => Promise<string>
  readonly parseFragment: (hash: string) => Promise<SharedCode>
}

declare global {
  var hostwrightRun: RunScript | undefined
  /** The parts of CodeMirror that the script of the types uses. */
  var hostwrightCodeMirror: typeof codeMirror | undefined
}

globalThis.hostwrightCodeMirror = codeMirror
globalThis.hostwrightRun = { createRunner, toFragment, parseFragment }
