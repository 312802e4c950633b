import type { AccountActions, AccountView, ShownFault, ShownRequest, ShownServer } from './account-view.ts'
import { button, element } from '../client/browser/view/element.ts'
import { toJapanTime, toYen } from '../client/browser/view/format.ts'
import { createServerRow } from '../client/browser/view/server-row.ts'
import { runWords } from '../client/browser/words/run-words.ts'
import { faultChoices } from './fault-choices.ts'

/** A panel of an account: what it has, what was sent to it, and what can be done to it beside the API. */
export interface AccountPanel {
  readonly show: (view: AccountView) => void
}

const words = runWords.account
const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Puts the panel into an element. It shows what it is given, and calls what it is given. */
export function createAccountPanel(host: HTMLElement, actions: AccountActions): AccountPanel {
  const clock = element('output', { className: 'account-clock' })
  const balance = element('output', { className: 'account-balance' })
  const servers = element('ul', { className: 'account-servers' })
  const requests = element('ol', { className: 'account-requests', tabIndex: 0, 'aria-label': words.requests })
  const pending = element('ul', { className: 'account-faults' })
  const count = element('span', { className: 'account-count' })

  host.append(
    group(
      words.clock,
      clock,
      row(
        button(words.minute, () => actions.advance(minuteMs)),
        button(words.hour, () => actions.advance(hourMs)),
        button(words.day, () => actions.advance(24 * hourMs)),
      ),
    ),
    group(
      words.balance,
      balance,
      row(
        button(toYen(0), () => actions.setBalance(0)),
        button(toYen(1_000_000), () => actions.setBalance(1_000_000)),
      ),
    ),
    group(words.servers, servers),
    wide(group(words.requests, count, requests)),
    wide(group(words.faults, createFaultForm(actions), pending)),
  )

  return {
    show(view) {
      clock.textContent = words.inJapan(toJapanTime(view.now))
      balance.textContent = toYen(view.balance)
      fill(servers, view.servers.map(toServer), words.noServer)
      fill(requests, view.requests.map(toRequest), words.noRequest)
      requests.scrollTop = requests.scrollHeight
      fill(
        pending,
        view.pendingFaults.map((text) => element('li', {}, text)),
        words.noFault,
      )
      const left = view.requests.findLast((request) => request.left !== null)?.left
      count.textContent = left === undefined || left === null ? '' : words.leftInMinute(left)
    },
  }
}

function createFaultForm(actions: AccountActions): HTMLElement {
  const choice = element('select', { 'aria-label': words.whatGoesWrong })
  choice.append(
    ...faultChoices.map(({ name }, index) =>
      element('option', { value: String(index) }, words.faultTitles[name]),
    ),
  )
  const operation = element('input', {
    'aria-label': words.operation,
    placeholder: words.anyRequest,
    autocomplete: 'off',
    spellcheck: false,
  })
  const note = element('p', { role: 'status', className: 'account-note' })
  async function inject(): Promise<void> {
    const { effect } = faultChoices[Number(choice.value)]!
    const operationId = operation.value.trim()
    const fault: ShownFault = operationId === '' ? { effect } : { operationId, effect }
    try {
      await actions.addFault(fault)
      note.textContent = ''
    } catch (error) {
      note.textContent = error instanceof Error ? error.message : String(error)
    }
  }
  return element(
    'div',
    {},
    row(choice, operation, button(words.inject, inject), button(words.clear, actions.clearFaults)),
    note,
  )
}

function group(title: string, ...content: readonly HTMLElement[]): HTMLElement {
  return element(
    'div',
    { className: 'account-group' },
    element('p', { className: 'account-title' }, title),
    ...content,
  )
}

function wide(group: HTMLElement): HTMLElement {
  group.classList.add('is-wide')
  return group
}

function row(...content: readonly HTMLElement[]): HTMLElement {
  return element('div', { className: 'account-row' }, ...content)
}

function fill(list: HTMLElement, items: readonly HTMLElement[], otherwise: string): void {
  list.replaceChildren(
    ...(items.length > 0 ? items : [element('li', { className: 'account-none' }, otherwise)]),
  )
}

function toServer({ kind, name, status, power }: ShownServer): HTMLElement {
  const states = [status, power].filter((state) => state !== undefined)
  return createServerRow(name, states, kind)
}

function toRequest({ method, path, status, code, left }: ShownRequest): HTMLElement {
  const result = status === null ? words.noResponse : [status, code].filter((part) => part !== null).join(' ')
  const tone = status !== null && status < 400 ? 'is-good' : 'is-bad'
  return element(
    'li',
    {},
    element('code', {}, `${method} ${path}`),
    ' ',
    element('span', { className: `account-result ${tone}` }, result),
    ...(left === null ? [] : [' ', element('span', { className: 'account-left' }, words.left(left))]),
  )
}
