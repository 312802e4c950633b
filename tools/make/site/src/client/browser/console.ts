// The console's page: a form that follows the chosen operation, and what came back.
import type { ConsoleOperation, ConsoleParameter } from '../../console/console-operation.ts'
import { describeFailure, send, type Sending } from './send.ts'

declare global {
  var hostwrightConsole: {
    readonly operations: readonly [ConsoleOperation, ...ConsoleOperation[]]
    readonly apiKey: string
  }
}

const { operations, apiKey } = globalThis.hostwrightConsole
const find = (id: string): HTMLElement => document.querySelector<HTMLElement>(`#${id}`)!
const choice = find('operation') as HTMLSelectElement
const body = find('body') as HTMLTextAreaElement
const address = find('address') as HTMLInputElement
const key = find('key') as HTMLInputElement
const token = find('token') as HTMLInputElement
const passTime = find('pass-time') as HTMLButtonElement

const isServed = location.protocol.startsWith('http')
address.value = isServed && isLoopback(location.hostname) ? location.origin : 'http://127.0.0.1:4010'
key.value = apiKey
// A page opened from a disk has no origin that the sandbox could go by.
find('token-field').hidden = isServed
;(find('where-to') as HTMLDetailsElement).open = !isServed
passTime.hidden = address.value !== location.origin

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1'
}

function chosen(): ConsoleOperation {
  return operations.find(({ id }) => id === choice.value) ?? operations[0]
}

function showOperation(): void {
  const { id, method, path, link, sdk, isDestructive, description, parameters, body: json } = chosen()
  choice.value = id
  find('about').replaceChildren(
    element('code', `${method} ${path}`),
    ...(isDestructive ? [element('strong', 'erases data')] : []),
    toLink(link, 'Reference'),
    toLink(sdk.link, sdk.name),
  )
  find('description').innerHTML = description // made at build time, of our own texts
  find('parameters').replaceChildren(...parameters.map(createField))
  find('body-field').hidden = json === undefined
  body.value = json ?? ''
  body.rows = Math.min(16, body.value.split('\n').length + 1)
}

function createField({ name, in: place, isRequired, description, value }: ConsoleParameter): HTMLElement {
  const field = element('div')
  field.className = 'field'
  const label = element('label', `${name}, ${place}${isRequired ? '' : ', optional'}`)
  label.setAttribute('for', `parameter-${name}`)
  const input = document.createElement('input')
  input.id = `parameter-${name}`
  input.name = name
  input.value = name === 'Idempotency-Key' ? crypto.randomUUID() : value
  input.spellcheck = false
  const hint = element('div')
  hint.className = 'hint'
  hint.innerHTML = description
  hint.id = `hint-${name}`
  input.setAttribute('aria-describedby', hint.id)
  field.append(label, input, hint)
  return field
}

function element(name: string, text = ''): HTMLElement {
  const made = document.createElement(name)
  made.textContent = text
  return made
}

function toLink(href: string, text: string): HTMLElement {
  const link = element('a', text)
  link.setAttribute('href', href)
  return link
}

function readForm(): Sending {
  const { method, path, parameters, body: json } = chosen()
  const values = new Map(
    parameters.map(({ name }) => [name, (find(`parameter-${name}`) as HTMLInputElement).value]),
  )
  return {
    method,
    path,
    parameters: parameters.map((parameter) => ({ ...parameter, value: values.get(parameter.name) ?? '' })),
    body: json === undefined ? undefined : body.value,
    address: address.value,
    apiKey: key.value,
    token: token.value,
  }
}

function show(status: string, parts: { request?: string; headers?: string; response?: string }): void {
  find('status').textContent = status
  for (const id of ['request', 'headers', 'response'] as const) find(id).textContent = parts[id] ?? ''
}

async function submit(): Promise<void> {
  const sending = readForm()
  show('Sending …', {})
  try {
    const { status, milliseconds, ...parts } = await send(sending)
    show(`${status} in ${milliseconds} ms`, parts)
  } catch (error) {
    show(describeFailure(error, sending.address), {})
  }
}

async function advance(): Promise<void> {
  const response = await fetch('/_sandbox/clock/advance', { method: 'POST', body: '{"minutes": 1}' })
  show(response.ok ? 'A minute has passed in the sandbox.' : `The clock returned ${response.status}.`, {
    response: JSON.stringify(await response.json(), null, 2),
  })
}

choice.addEventListener('change', () => {
  showOperation()
  history.replaceState(null, '', `#${choice.value}`)
})
addEventListener('hashchange', follow)
passTime.addEventListener('click', () => void advance())
document.querySelector('form')!.addEventListener('submit', (event) => {
  event.preventDefault()
  void submit()
})

function follow(): void {
  const id = location.hash.slice(1)
  if (operations.some((operation) => operation.id === id)) choice.value = id
  showOperation()
}

follow()
