import { element } from '../view/element.ts'
import { runWords } from '../words/run-words.ts'

/** The row above an output, and the part that its Sandbox button unfolds. */
export interface Toolbar {
  readonly world: HTMLSelectElement
  /** Whether the next run continues with the account of the last one. */
  readonly keep: HTMLInputElement
  readonly undo: HTMLButtonElement
  readonly share: HTMLButtonElement
  readonly close: HTMLButtonElement
}

/** Appends the buttons to a row. The Sandbox button shows and hides `panel`, which gets the choice of the world. */
export function createToolbar(row: HTMLElement, panel: HTMLElement): Toolbar {
  const world = element('select', { 'aria-label': runWords.world })
  for (const [value, text] of Object.entries(runWords.worlds))
    world.append(element('option', { value }, text))
  const keep = element('input', { type: 'checkbox' })
  const undo = element('button', { type: 'button', hidden: true }, runWords.undo)
  const share = element('button', { type: 'button' }, runWords.share)
  const sandbox = element('button', { type: 'button', 'aria-expanded': 'false' }, runWords.sandbox)
  sandbox.addEventListener('click', () => {
    panel.hidden = !panel.hidden
    sandbox.setAttribute('aria-expanded', String(!panel.hidden))
  })
  panel.hidden = true
  panel.prepend(
    element(
      'div',
      { className: 'run-world' },
      world,
      element('label', { className: 'run-keep' }, keep, ` ${runWords.keep}`),
    ),
  )
  const close = element(
    'button',
    { type: 'button', 'aria-label': runWords.close, title: runWords.close },
    '×',
  )
  row.append(undo, share, sandbox, close)
  return { world, keep, undo, share, close }
}
