import { runWords } from '../words/run-words.ts'
import { worlds } from '../run/worlds.ts'
import { find } from '../view/element.ts'
import type { Port } from './send-to-port.ts'

const usual = 'http://127.0.0.1:4010'

/** Where requests are sent: to the sandbox in the page, or to one on a port of this machine. */
export interface WhereTo {
  readonly isInPage: () => boolean
  readonly port: () => Port
  /** For the call as a line for the shell: the port's address, if it is one. */
  readonly address: () => string
  readonly apiKey: () => string
}

interface WhereToOptions {
  readonly apiKey: string
  /** Another world was chosen, with which the sandbox in the page begins next. */
  readonly onWorld: (world: string) => void
}

/** Connects the inputs, of which only those are shown that matter to the choice. */
export function connectWhereTo({ apiKey, onWorld }: WhereToOptions): WhereTo {
  const place = find('#place', HTMLSelectElement)
  const world = find('#world', HTMLSelectElement)
  const address = find('#address', HTMLInputElement)
  const key = find('#key', HTMLInputElement)
  const token = find('#token', HTMLInputElement)
  const isServed = location.protocol.startsWith('http')
  const isLoopback = ['localhost', '127.0.0.1'].includes(location.hostname)
  const isInPage = (): boolean => place.value === 'page'

  function show(): void {
    find('#port-fields').hidden = isInPage()
    find('#world-field').hidden = !isInPage()
    find('#account').hidden = !isInPage() || find('#account').querySelector('output')?.textContent === ''
    find('#pass-time').hidden = isInPage() || address.value !== location.origin
  }

  address.value = isServed && isLoopback ? location.origin : usual
  key.value = apiKey
  // A page opened from a disk has no origin that the sandbox could go by.
  find('#token-field').hidden = isServed
  world.append(...worlds.map((name) => new Option(runWords.worlds[name], name)))
  place.addEventListener('change', show)
  address.addEventListener('input', show)
  world.addEventListener('change', () => onWorld(world.value))
  show()
  return {
    isInPage,
    port: () => ({ address: address.value, token: token.value }),
    address: () => (URL.canParse(address.value) ? address.value : usual),
    apiKey: () => key.value,
  }
}
