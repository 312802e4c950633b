import type { WorldState } from '@hostwright/sandbox'
import type { Control } from './control.ts'
import { element, find, on } from '../view/element.ts'
import { toYen } from '../view/format.ts'

/** The balance, and what is done to the account as a whole. Returns what shows it. */
export function connectAccount(
  control: Control,
  tell: (text: string) => void,
): (balance: number, world: WorldState) => void {
  const world = find('#world', HTMLSelectElement)
  const balance = find('#balance', HTMLInputElement)
  const form = find('#balance-form')
  let isChosen = false
  on(world, 'change', () => (isChosen = true))

  on(form, 'submit', () => {
    void control.send('PUT', '/account', { balance: balance.valueAsNumber })
  })
  on(find('#reset-form'), 'submit', () => {
    if (!confirm('Start over? Servers, keys, faults and the journal of this sandbox are lost.')) return
    isChosen = false
    void control.send('POST', '/reset', { world: world.value })
  })
  on(find('#save'), 'click', async () => {
    const snapshot = await control.get<object>('/snapshot')
    const href = URL.createObjectURL(new Blob([JSON.stringify(snapshot)], { type: 'application/json' }))
    element('a', { href, download: 'sandbox-snapshot.json' }).click()
    URL.revokeObjectURL(href)
  })
  const file = find('#restore', HTMLInputElement)
  on(file, 'change', async () => {
    const text = await file.files?.[0]?.text()
    file.value = ''
    if (text !== undefined) await restore(text)
  })

  async function restore(text: string): Promise<void> {
    try {
      await control.send('PUT', '/snapshot', JSON.parse(text))
    } catch {
      tell('This file is no JSON.')
    }
  }

  return (yen, state) => {
    find('#money').textContent = toYen(yen)
    // What was typed stays while the button beside it is pressed.
    if (!form.contains(document.activeElement)) balance.value = String(yen)
    if (world.options.length !== state.worlds.length)
      world.replaceChildren(...state.worlds.map((name) => new Option(name, name)))
    if (!isChosen) world.value = state.world
  }
}
