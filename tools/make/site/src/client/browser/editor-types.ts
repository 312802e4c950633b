// The script that is loaded when a reader first edits a program: what shows mistakes, types and completions.
import type { EditorView } from '@codemirror/view'
import { addTypes } from './editor-types/add-types.ts'

/** The function of this script that editors call. */
export interface TypesScript {
  /** Gives an editor types. The worker starts from its text once, for all editors of the page. */
  readonly addTypes: (view: EditorView, worker: string) => void
}

globalThis.hostwrightTypes = { addTypes }
