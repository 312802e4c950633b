import type { EditorView } from '@codemirror/view'
import { loadScript, root } from '../load-file.ts'
import type { TypesScript } from '../editor-types.ts'

declare global {
  /** The text of the worker with the language service, as `assets/language-service.js` has it. */
  var hostwrightLanguageService: string | undefined
  var hostwrightTypes: TypesScript | undefined
}

/**
 * Gives an editor what TypeScript knows of its program. It is 1.4 MB on the way, so it is loaded when a reader begins to
 * edit. Without it, as on a connection that has failed, the editor is one without types.
 */
export async function loadTypes(view: EditorView): Promise<void> {
  try {
    await Promise.all([
      globalThis.hostwrightTypes ?? loadScript(`${root}assets/editor-types.js`),
      globalThis.hostwrightLanguageService ?? loadScript(`${root}assets/language-service.js`),
    ])
  } catch {
    return
  }
  const { hostwrightTypes: script, hostwrightLanguageService: text } = globalThis
  if (script !== undefined && text !== undefined) script.addTypes(view, text)
}
