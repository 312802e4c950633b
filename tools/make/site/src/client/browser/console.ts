// The console's page: a form that follows the chosen operation, what came back, and the account behind it.
import { createAccountPanel } from '../../account-panel/create-account-panel.ts'
import type { ConsoleOperation } from '../../console/console-operation.ts'
import { connectOperations } from './console/choose-operation.ts'
import { find } from './view/element.ts'
import { createInPageSandbox, type Sent } from './console/in-page-sandbox.ts'
import { connectPassTime } from './console/pass-time.ts'
import { describeFailure, sendToPort } from './console/send-to-port.ts'
import { readParameters, showOperation } from './console/show-operation.ts'
import { showResponse, showStatus } from './console/show-response.ts'
import { toCurl, toTypeScript } from './console/to-calls.ts'
import { type Form, toRequest } from './console/to-request.ts'
import { connectWhereTo } from './console/where-to.ts'

declare global {
  var hostwrightConsole: {
    readonly operations: readonly [ConsoleOperation, ...ConsoleOperation[]]
    readonly apiKey: string
  }
}

const { operations, apiKey } = globalThis.hostwrightConsole
const body = find('#body', HTMLTextAreaElement)
let isPriced = false

const panel = createAccountPanel(find('#account'), {
  advance: async (ms) => void (await sandbox.call({ name: 'advance', ms })),
  addFault: async (fault) => void (await sandbox.call({ name: 'addFault', fault })),
  clearFaults: async () => void (await sandbox.call({ name: 'clearFaults' })),
  setBalance: async (yen) => void (await sandbox.call({ name: 'setBalance', yen })),
})
const sandbox = createInPageSandbox('', (view) => {
  find('#account').hidden = !whereTo.isInPage()
  panel.show(view)
})
const whereTo = connectWhereTo({
  apiKey,
  onWorld(world) {
    sandbox.startOver(world)
    showStatus(`The next request begins a new account: ${world}.`)
  },
})
const { chosen } = connectOperations(operations, (operation) => {
  isPriced = false
  showOperation(operation)
})

function readForm(): Form {
  const { method, path, body: json } = chosen()
  const typed = json === undefined ? undefined : body.value
  return { method, path, parameters: readParameters(chosen()), body: typed, apiKey: whereTo.apiKey() }
}

/** Whether the form still is what the operation began with; a key of an order is another each time. */
function isAsShown({ parameters, body: typed }: Form): boolean {
  const { parameters: own, body: json } = chosen()
  const isSame = parameters.every(
    ({ name, value }, index) => name === 'Idempotency-Key' || value === own[index]!.value,
  )
  return isSame && (typed === json || isPriced)
}

/** An order names its price, which depends on the day. */
async function fillPrice(): Promise<void> {
  if (body.value !== chosen().body || !body.value.includes('expected_total_price')) return
  body.value = JSON.stringify(await sandbox.price(JSON.parse(body.value)), null, 2)
  isPriced = true
}

async function send(form: Form): Promise<Sent> {
  const request = toRequest(form)
  if (whereTo.isInPage()) return sandbox.send(request, chosen(), isAsShown(form))
  return { response: await sendToPort(request, whereTo.port()), note: '' }
}

async function submit(): Promise<void> {
  const isInPage = whereTo.isInPage()
  showStatus(isInPage ? 'Sending to the sandbox in this page …' : 'Sending …')
  const operation = chosen()
  try {
    if (isInPage) await fillPrice()
    const form = readForm()
    const request = toRequest(form)
    const typescript = isAsShown(form) ? operation.program : toTypeScript(form)
    const start = performance.now()
    const { response, note } = await send(form)
    const calls = {
      request: `${request.method} ${request.target}`,
      typescript,
      curl: toCurl(request, whereTo.address()),
    }
    showResponse(response, Math.round(performance.now() - start), calls, note)
  } catch (error) {
    showStatus(isInPage ? String(error) : describeFailure(error, whereTo.port().address))
  }
}

connectPassTime()
document.querySelector('form')!.addEventListener('submit', (event) => {
  event.preventDefault()
  void submit()
})
