import type { LimitSettings, LimitUsage, LimitGroupUsage } from '@hostwright/sandbox'
import type { Control } from './control.ts'
import { createList } from '../view/create-list.ts'
import { element, find, on } from '../view/element.ts'

interface Row {
  readonly name: string
  readonly usage: LimitGroupUsage | null
}

const groups = [
  ['vps', '/v1/vps'],
  ['server', '/v1/server'],
  ['common', '/v1/me, /v1/logs'],
] as const

/** The limits and what is left of them. Returns what shows them. */
export function connectLimits(control: Control): (limits: LimitSettings, usage: LimitUsage) => void {
  const show = createList<Row>(find('#limits'), ({ name }) => name, renderRow)
  const showBlocked = createList<LimitUsage['blockedAddresses'][number]>(
    find('#blocked'),
    ({ address }) => address,
    ({ address, secondsLeft }) =>
      element('li', { className: 'bad' }, `${address} is blocked for ${secondsLeft} s more: too many 401`),
  )
  const form = find('#limits-form', HTMLFormElement)
  const group = find('#limit-group', HTMLSelectElement)
  let current: LimitSettings | undefined

  function fill(): void {
    const limits = current?.[group.value as 'vps']
    for (const name of ['perMinute', 'perDay', 'concurrent'] as const)
      find(`#limit-${name}`, HTMLInputElement).value = limits ? String(limits[name]) : ''
  }

  on(group, 'change', fill)
  on(form, 'submit', (event) => {
    const isOff = event instanceof SubmitEvent && event.submitter?.id === 'limit-off'
    const numbers = ['perMinute', 'perDay', 'concurrent'].flatMap((name) => {
      const { valueAsNumber } = find(`#limit-${name}`, HTMLInputElement)
      return Number.isNaN(valueAsNumber) ? [] : [[name, valueAsNumber] as const]
    })
    void control.send('PUT', '/limits', { [group.value]: isOff ? false : Object.fromEntries(numbers) })
  })

  return (limits, usage) => {
    show(groups.map(([name, paths]) => ({ name: paths, usage: usage[name] })))
    showBlocked(usage.blockedAddresses)
    const isNew = JSON.stringify(limits) !== JSON.stringify(current)
    current = limits
    if (isNew && !form.contains(document.activeElement)) fill()
  }
}

function renderRow({ name, usage }: Row): Element {
  const cells =
    usage === null
      ? [element('td', { colSpan: 3 }, 'no limit')]
      : [usage.minute, usage.day, usage.concurrent].map(({ used, left }) =>
          element('td', left === 0 ? { className: 'bad' } : {}, `${left} of ${used + left}`),
        )
  return element('tr', {}, element('th', { scope: 'row' }, name), ...cells)
}
