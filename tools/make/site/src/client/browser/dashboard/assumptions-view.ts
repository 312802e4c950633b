import type { ChosenAssumption } from '@hostwright/sandbox'
import type { Control } from './control.ts'
import { createList } from '../view/create-list.ts'
import { element, find, on } from '../view/element.ts'

/** What the sandbox does where nothing is documented; they stay as they are while it runs. */
export async function showAssumptions({ get }: Control): Promise<void> {
  const { assumptions } = await get<{ readonly assumptions: readonly ChosenAssumption[] }>('/assumptions')
  const text = find('#assumption-text', HTMLInputElement)
  const show = createList<ChosenAssumption>(find('#assumptions'), ({ id }) => id, renderAssumption)
  const changed = assumptions.filter(isChanged)
  const sorted = [...changed, ...assumptions.filter((assumption) => !isChanged(assumption))]

  function render(): void {
    const word = text.value.trim().toLowerCase()
    show(sorted.filter((assumption) => JSON.stringify(assumption).toLowerCase().includes(word)))
  }
  on(text, 'input', render)
  find('#assumptions-count').textContent = `${assumptions.length}, ${changed.length} changed`
  render()
}

function isChanged({ chosen, default: usual }: ChosenAssumption): boolean {
  return chosen !== usual
}

function renderAssumption(assumption: ChosenAssumption): Element {
  const { id, question, chosen, choices, why } = assumption
  const texts = Object.entries(choices).map(([choice, text]) => ({ choice, text: `${choice}: ${text}` }))
  const others = texts.filter(({ choice }) => choice !== chosen).map(({ text }) => text)
  return element(
    'li',
    { className: isChanged(assumption) ? 'changed' : '' },
    element('div', { className: 'muted mono' }, id),
    element('div', {}, question),
    element('strong', {}, texts.find(({ choice }) => choice === chosen)?.text ?? chosen),
    element('div', { className: 'muted' }, `Others: ${others.join('; ')}. ${why}`),
  )
}
