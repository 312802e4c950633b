import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { typescriptLanguage } from '@codemirror/lang-javascript'
import { bracketMatching, HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorState, StateEffect, StateField, Transaction } from '@codemirror/state'
import { Decoration, type DecorationSet, drawSelection, EditorView, keymap } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { loadTypes } from './load-types.ts'
import { runWords } from '../words/run-words.ts'

/** An editor of a program. */
export interface Editor {
  readonly text: () => string
  readonly setText: (text: string) => void
  /** Marks a line as the one that fails; no line, none. */
  readonly markLine: (line?: number) => void
  readonly goToLine: (line: number) => void
}

export interface EditorOptions {
  readonly text: string
  readonly onChange: () => void
  /** Ctrl+Enter, or Command+Enter. */
  readonly onRun: () => void
}

const setMark = StateEffect.define<number | undefined>()
const failed = Decoration.line({ class: 'failed-line' })

const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(old, { effects, changes, state }) {
    for (const effect of effects) {
      if (!effect.is(setMark)) continue
      const line = effect.value
      if (line === undefined || line < 1 || line > state.doc.lines) return Decoration.none
      return Decoration.set(failed.range(state.doc.line(line).from))
    }
    return old.map(changes)
  },
  provide: (field) => EditorView.decorations.from(field),
})

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], color: 'var(--code-keyword)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--code-constant)' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    color: 'var(--code-function)',
  },
  { tag: [tags.typeName, tags.className], color: 'var(--code-type)' },
  { tag: tags.comment, color: 'var(--code-comment)' },
])

const theme = EditorView.theme({
  '&': { fontSize: '0.8125rem', color: 'var(--text)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.6', overflowX: 'auto' },
  '.cm-content': { padding: '0.75rem 0', caretColor: 'var(--text)' },
  '.cm-line': { padding: '0 1rem' },
  '.cm-cursor': { borderLeftColor: 'var(--text)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'var(--accent-soft)',
  },
  '.failed-line': { backgroundColor: 'var(--failed)', boxShadow: 'inset 3px 0 var(--danger)' },
})

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Puts an editor into an element. It has a shadow root, whose styles need no permission of the page. */
export function createEditor(host: HTMLElement, { text, onChange, onRun }: EditorOptions): Editor {
  let isEdited = false
  const root = host.attachShadow({ mode: 'open' })
  const run = (): boolean => {
    onRun()
    return true
  }
  const extensions = [
    history(),
    drawSelection({ cursorBlinkRate: prefersStillness() ? 0 : 1_200 }),
    bracketMatching(),
    typescriptLanguage,
    syntaxHighlighting(colours),
    marks,
    theme,
    // Tab leaves the editor, as it leaves every other part of the page.
    keymap.of([{ key: 'Mod-Enter', run }, ...defaultKeymap, ...historyKeymap]),
    EditorView.contentAttributes.of({
      'aria-label': runWords.program,
      spellcheck: 'false',
      tabindex: '0',
    }),
    EditorView.updateListener.of(({ docChanged, transactions, view }) => {
      if (!docChanged) return
      onChange()
      // `setText` is no edit of the reader.
      if (isEdited || !transactions.some((one) => one.annotation(Transaction.userEvent))) return
      isEdited = true
      void loadTypes(view)
    }),
  ]
  const view = new EditorView({ parent: root, root, state: EditorState.create({ doc: text, extensions }) })
  return {
    text: () => view.state.doc.toString(),
    setText: (insert) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert } }),
    markLine: (line) => view.dispatch({ effects: setMark.of(line) }),
    goToLine(line) {
      const { from } = view.state.doc.line(Math.min(Math.max(1, line), view.state.doc.lines))
      view.dispatch({ selection: { anchor: from }, scrollIntoView: true })
      view.focus()
    },
  }
}
