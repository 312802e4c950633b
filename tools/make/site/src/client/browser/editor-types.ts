// The script that is loaded when a reader first edits a program: what shows mistakes, types and completions.
import type { Extension } from '@codemirror/state'
import { createTypes } from './editor-types/create-types.ts'

/** The function of this script that editors call. */
export interface TypesScript {
  /** Returns an extension of an editor. The worker starts from its text once, for all editors of the page. */
  readonly createTypes: (worker: string) => Extension
}

globalThis.hostwrightTypes = { createTypes }
