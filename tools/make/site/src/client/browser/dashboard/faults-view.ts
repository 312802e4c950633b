import type { AddedFault, FaultEffect } from '@hostwright/sandbox'
import type { Control } from './control.ts'
import { createList } from '../view/create-list.ts'
import { button, element, find, on } from '../view/element.ts'

/** The faults: listed, added and removed. Returns what shows them. */
export function connectFaults(control: Control): (faults: readonly AddedFault[]) => void {
  const form = find('#fault-form', HTMLFormElement)
  const effect = find('#fault-effect', HTMLSelectElement)
  const show = createList<AddedFault>(
    find('#faults'),
    ({ id }) => String(id),
    (fault) => renderFault(fault, () => control.send('DELETE', `/faults/${fault.id}`)),
  )

  function showProperties(): void {
    for (const part of form.querySelectorAll<HTMLElement>('[data-effect]'))
      part.hidden = part.dataset['effect'] !== effect.value
  }
  on(effect, 'change', showProperties)
  showProperties()
  on(form, 'submit', () => {
    void control.send('POST', '/faults', toFault(form))
  })
  on(find('#clear-faults'), 'click', () => control.send('DELETE', '/faults'))

  return (faults) => {
    show(faults)
    find('#faults-none').hidden = faults.length > 0
    find('#clear-faults').hidden = faults.length === 0
  }
}

function read(name: string): string {
  return find(`#fault-${name}`, HTMLInputElement).value.trim()
}

/** The fault that the form describes; what is empty is left out. */
function toFault(form: HTMLFormElement): object {
  const target = read('target')
  const numbers = Object.fromEntries(
    ['times', 'nth', 'probability'].flatMap((name) =>
      read(name) === '' ? [] : [[name, Number(read(name))]],
    ),
  )
  return {
    ...(target !== '' && { [target.startsWith('/') ? 'path' : 'operationId']: target }),
    ...numbers,
    effect: toEffect(new FormData(form)),
  }
}

function toEffect(data: FormData): FaultEffect {
  const text = (name: string): string => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  switch (text('effect')) {
    case 'status':
      return { status: Number(text('status')), code: text('code') }
    case 'retryAfterSeconds':
      return { retryAfterSeconds: Number(text('retryAfterSeconds')) }
    case 'latencyMs':
      return { latencyMs: Number(text('latencyMs')) }
    case 'finishLateMs':
      return { finishLateMs: Number(text('finishLateMs')) }
    default:
      return text('effect') as FaultEffect
  }
}

function renderFault(fault: AddedFault, onRemove: () => unknown): Element {
  const { id, operationId, path, nth, probability, happened, left, effect } = fault
  const what = typeof effect === 'string' ? effect : JSON.stringify(effect).replaceAll(/["{}]/g, '')
  const when = [
    ...(nth === undefined ? [] : [`from request ${nth}`]),
    ...(probability === undefined ? [] : [`probability ${probability}`]),
    `happened ${happened} ×`,
    left === null ? 'without end' : left === 0 ? 'used up' : `${left} left`,
  ]
  return element(
    'li',
    { className: left === 0 ? 'used-up' : '' },
    element(
      'div',
      { className: 'line' },
      element('strong', {}, operationId ?? path ?? 'any request'),
      button('Remove', onRemove, { className: 'small', 'aria-label': `Remove fault ${id}` }),
    ),
    element('div', { className: 'muted' }, `${what} · ${when.join(' · ')}`),
  )
}
