// The console's page: a form that follows the chosen operation, what came back, and the account behind it.
import { createAccountPanel } from '../../account-panel/create-account-panel.ts'
import type { ConsoleOperation } from '../../console/console-operation.ts'
import { findOperations } from './console/find-operations.ts'
import { createInPageSandbox, type Sent } from './console/in-page-sandbox.ts'
import { describeFailure, sendToPort } from './console/send-to-port.ts'
import { readParameters, showOperation } from './console/show-operation.ts'
import { showResponse, showStatus } from './console/show-response.ts'
import { toCurl, toTypeScript } from './console/to-calls.ts'
import { type Form, toRequest } from './console/to-request.ts'
import { worlds } from './run/worlds.ts'

declare global {
  var hostwrightConsole: {
    readonly operations: readonly [ConsoleOperation, ...ConsoleOperation[]]
    readonly apiKey: string
  }
}

const { operations, apiKey } = globalThis.hostwrightConsole
const find = (id: string): HTMLElement => document.querySelector<HTMLElement>(`#${id}`)!
const choice = find('operation') as HTMLSelectElement
const search = find('find') as HTMLInputElement
const body = find('body') as HTMLTextAreaElement
const place = find('place') as HTMLSelectElement
const world = find('world') as HTMLSelectElement
const address = find('address') as HTMLInputElement
const key = find('key') as HTMLInputElement
const token = find('token') as HTMLInputElement
const passTime = find('pass-time') as HTMLButtonElement

const isServed = location.protocol.startsWith('http')
const isLoopback = ['localhost', '127.0.0.1'].includes(location.hostname)
address.value = isServed && isLoopback ? location.origin : 'http://127.0.0.1:4010'
key.value = apiKey
// A page opened from a disk has no origin that the sandbox could go by.
find('token-field').hidden = isServed
world.append(...worlds.map(([name, title]) => new Option(title, name)))

const panel = createAccountPanel(find('account'), {
  advance: async (ms) => void (await sandbox.call({ name: 'advance', ms })),
  addFault: async (fault) => void (await sandbox.call({ name: 'addFault', fault })),
  clearFaults: async () => void (await sandbox.call({ name: 'clearFaults' })),
  setBalance: async (yen) => void (await sandbox.call({ name: 'setBalance', yen })),
})
const sandbox = createInPageSandbox('', (view) => {
  find('account').hidden = !isInPage()
  panel.show(view)
})

const isInPage = (): boolean => place.value === 'page'
const groups = [...choice.children].map((group) => ({ group, options: [...group.children] }))

function chosen(): ConsoleOperation {
  return operations.find(({ id }) => id === choice.value) ?? operations[0]
}

function readForm(): Form {
  const { method, path, body: json } = chosen()
  return {
    method,
    path,
    parameters: readParameters(chosen()),
    body: json === undefined ? undefined : body.value,
    apiKey: key.value,
  }
}

/** Whether the form still is what the operation began with; a key of an order is another each time. */
function isAsShown({ parameters, body: typed }: Form): boolean {
  const { parameters: own, body: json } = chosen()
  const isSame = parameters.every(
    ({ name, value }, index) => name === 'Idempotency-Key' || value === own[index]!.value,
  )
  return isSame && (typed === json || isPriced)
}

let isPriced = false

/** An order names its price, which depends on the day. */
async function fillPrice(): Promise<void> {
  if (body.value !== chosen().body || !body.value.includes('expected_total_price')) return
  body.value = JSON.stringify(await sandbox.price(JSON.parse(body.value)), null, 2)
  isPriced = true
}

async function submit(): Promise<void> {
  showStatus(isInPage() ? 'Sending to the sandbox in this page …' : 'Sending …')
  const operation = chosen()
  try {
    if (isInPage()) await fillPrice()
    const form = readForm()
    const request = toRequest(form)
    const isOwn = isAsShown(form)
    const start = performance.now()
    const { response, note } = isInPage()
      ? await sandbox.send(request, operation, isOwn)
      : await sendThere(request)
    const program = isOwn ? operation.program : toTypeScript(form)
    showResponse(
      response,
      Math.round(performance.now() - start),
      {
        request: `${request.method} ${request.target}`,
        typescript: program,
        curl: toCurl(request, URL.canParse(address.value) ? address.value : 'http://127.0.0.1:4010'),
      },
      note,
    )
  } catch (error) {
    showStatus(isInPage() ? String(error) : describeFailure(error, address.value))
  }
}

async function sendThere(request: Parameters<typeof sendToPort>[0]): Promise<Sent> {
  return { response: await sendToPort(request, { address: address.value, token: token.value }), note: '' }
}

async function advance(): Promise<void> {
  const response = await fetch('/_sandbox/clock/advance', { method: 'POST', body: '{"minutes": 1}' })
  showStatus(response.ok ? 'A minute has passed in the sandbox.' : `The clock returned ${response.status}.`)
  find('response').textContent = JSON.stringify(await response.json(), null, 2)
}

function show(): void {
  isPriced = false
  showOperation(chosen())
}

/** Leaves those operations in the list that are looked for, and chooses the first of them. */
function narrow(): void {
  const found = new Set(findOperations(operations, search.value).map(({ id }) => id))
  const before = choice.value
  for (const { group, options } of groups) {
    group.replaceChildren(...options.filter((option) => found.has((option as HTMLOptionElement).value)))
  }
  choice.replaceChildren(...groups.map(({ group }) => group).filter((group) => group.childElementCount > 0))
  find('found').textContent = search.value === '' ? '' : `${found.size} found`
  if (found.has(before)) choice.value = before
  else if (found.size > 0) choose([...found][0]!)
}

function choose(id: string): void {
  choice.value = id
  show()
  history.replaceState(null, '', `#${id}`)
}

function showPlace(): void {
  find('port-fields').hidden = isInPage()
  find('world-field').hidden = !isInPage()
  find('account').hidden = !isInPage() || find('account').querySelector('output')?.textContent === ''
  passTime.hidden = isInPage() || address.value !== location.origin
}

choice.addEventListener('change', () => choose(choice.value))
search.addEventListener('input', narrow)
place.addEventListener('change', showPlace)
address.addEventListener('input', showPlace)
world.addEventListener('change', () => {
  sandbox.startOver(world.value)
  showStatus(`The next request begins a new account: ${world.value}.`)
})
addEventListener('hashchange', follow)
passTime.addEventListener('click', () => void advance())
document.querySelector('form')!.addEventListener('submit', (event) => {
  event.preventDefault()
  void submit()
})

function follow(): void {
  const id = location.hash.slice(1)
  if (operations.some((operation) => operation.id === id)) {
    search.value = ''
    narrow()
    choice.value = id
  }
  show()
}

follow()
showPlace()
