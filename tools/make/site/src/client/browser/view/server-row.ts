import { element } from './element.ts'

/** A server in a list: its name, its states in the colours of their kinds, and what there is to say about it. */
export function createServerRow(name: string, states: readonly string[], about: string): HTMLElement {
  const shown = states.map((state) => element('span', { className: `state ${toTone(state)}` }, state))
  return element(
    'li',
    {},
    element('div', { className: 'line' }, element('strong', {}, name), element('span', {}, ...shown)),
    element('div', { className: 'muted' }, about),
  )
}

function toTone(state: string): string {
  if (state === 'active' || state === 'running') return 'good'
  return state === 'error' || state === 'suspended' ? 'bad' : ''
}
