import { startCompletion } from '@codemirror/autocomplete'
import { StateEffect } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { createTypes } from './create-types.ts'

/**
 * Adds types to an editor. What was typed while they were loading is completed as if it had been typed now: a reader who
 * begins with a dot is waiting for the list.
 */
export function addTypes(view: EditorView, worker: string): void {
  view.dispatch({ effects: StateEffect.appendConfig.of(createTypes(worker)) })
  const { from, text } = view.state.doc.lineAt(view.state.selection.main.head)
  const before = text.slice(0, view.state.selection.main.head - from)
  if (view.hasFocus && /\.\w*$/.test(before)) startCompletion(view)
}
