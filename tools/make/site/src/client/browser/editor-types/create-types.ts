import { autocompletion } from '@codemirror/autocomplete'
import { linter, lintKeymap } from '@codemirror/lint'
import { EditorState, type Extension } from '@codemirror/state'
import { type EditorView, hoverTooltip, keymap } from '@codemirror/view'
import { typesWords } from '../words/types-words.ts'
import { createCompletionSource } from './create-completion-source.ts'
import { renderDescription } from './render-description.ts'
import { type Ask, startService } from './start-service.ts'
import { theme } from './theme.ts'

/** Milliseconds after the last key until mistakes are looked for: a word that is half typed is none. */
const pauseMs = 400

let ask: Ask | undefined

/** Returns the extension that marks mistakes, and shows types and completions, with a worker for all editors. */
export function createTypes(worker: string): Extension {
  const askService = (ask ??= startService(worker))
  return [
    EditorState.phrases.of(typesWords),
    theme,
    linter((view) => findMistakes(askService, view), { delay: pauseMs }),
    hoverTooltip((view, position) => describeAt(askService, view, position)),
    autocompletion({ override: [createCompletionSource(askService)], icons: false }),
    keymap.of(lintKeymap),
  ]
}

async function findMistakes(askService: Ask, { state }: EditorView) {
  const mistakes = await askService({ kind: 'diagnostics', text: state.doc.toString() })
  return mistakes.map((mistake) => ({ ...mistake, severity: 'error' as const }))
}

async function describeAt(askService: Ask, { state }: EditorView, position: number) {
  const found = await askService({ kind: 'hover', text: state.doc.toString(), position })
  // A name that is not there is `any`.
  if (found === undefined || found.signature === 'any') return null
  const create = () => {
    const dom = renderDescription(found)
    dom.tabIndex = 0 // A long description scrolls.
    return { dom }
  }
  return { pos: found.from, end: found.to, above: true, create }
}
