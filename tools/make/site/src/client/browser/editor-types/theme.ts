import { EditorView } from '@codemirror/view'

const wave = 'underline wavy var(--danger)'

/** The look of mistakes, descriptions and lists: the colours of the page, in both themes. */
export const theme = EditorView.theme({
  '.cm-tooltip': {
    maxWidth: 'min(36rem, 92vw)',
    border: '1px solid var(--line)',
    borderRadius: '6px',
    backgroundColor: 'var(--surface)',
    color: 'var(--text)',
    boxShadow: '0 4px 16px var(--shade)',
    font: '0.8125rem/1.5 var(--sans)',
  },
  '.cm-tooltip.cm-completionInfo': { padding: '0' },
  // As far in as CodeMirror puts them, less the border of the list.
  '.cm-completionInfo.cm-completionInfo-right-narrow': { left: '29px' },
  '.cm-completionInfo.cm-completionInfo-left-narrow': { right: '29px' },
  '.cm-tooltip-section:not(:first-child)': { borderTop: '1px solid var(--line)' },
  '.cm-diagnostic': { padding: '0.375rem 0.75rem', overflowWrap: 'anywhere' },
  '.cm-diagnostic-error': { borderLeft: '3px solid var(--danger)' },
  '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: wave, textDecorationSkipInk: 'none' },
  '.cm-lintRange-active': { backgroundColor: 'var(--accent-soft)' },
  '.description': { padding: '0.375rem 0.75rem', overflowWrap: 'anywhere', whiteSpace: 'normal' },
  '.cm-tooltip-hover .description': { maxHeight: '50vh', overflow: 'auto' },
  '.description pre': {
    margin: '0',
    font: '0.8125rem/1.5 var(--mono)',
    whiteSpace: 'pre-wrap',
  },
  '.description p': { margin: '0.375rem 0 0' },
  '.description code': { fontFamily: 'var(--mono)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { maxHeight: '12rem', fontFamily: 'var(--mono)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.125rem 0.5rem', lineHeight: '1.5' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': {
    backgroundColor: 'var(--accent)',
    color: 'var(--on-accent)',
  },
  '.cm-panels': {
    borderTop: '1px solid var(--line)',
    backgroundColor: 'var(--surface)',
    color: 'var(--text)',
  },
})
