import { type JSX, render } from 'preact'
import type { AccountActions, AccountView } from '../../../account-panel/account-view.ts'
import { toJapanTime, toYen } from '../view/format.ts'
import { accountWords as words } from './account-words.ts'
import { Faults } from './faults.tsx'
import { RequestLog } from './request-log.tsx'
import { ServerList } from './server-list.tsx'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Shows an account in an element: its requests, servers, faults, clock and balance. */
export function showAccount(host: HTMLElement, view: AccountView, actions: AccountActions): void {
  render(<AccountPanel view={view} actions={actions} />, host)
}

interface PanelProps {
  readonly view: AccountView
  readonly actions: AccountActions
}

/** The parts of an account. */
export function AccountPanel({ view, actions }: PanelProps): JSX.Element {
  const steps = [
    [words.minute, minuteMs],
    [words.hour, hourMs],
    [words.day, 24 * hourMs],
  ] as const
  return (
    <>
      <div class="account-group">
        <p class="account-title">{words.clock}</p>
        <output class="account-clock">{words.inJapan(toJapanTime(view.now))}</output>
        <div class="account-row">
          {steps.map(([label, ms]) => (
            <button type="button" key={label} onClick={() => void actions.advance(ms)}>
              {label}
            </button>
          ))}
        </div>
      </div>
      <div class="account-group">
        <p class="account-title">{words.balance}</p>
        <output class="account-balance">{toYen(view.balance)}</output>
        <div class="account-row">
          {[0, 1_000_000].map((yen) => (
            <button type="button" key={yen} onClick={() => void actions.setBalance(yen)}>
              {toYen(yen)}
            </button>
          ))}
        </div>
      </div>
      <div class="account-group is-wide account-requests">
        <RequestLog requests={view.requests} servers={view.servers} readExchange={actions.readExchange} />
      </div>
      <div class="account-group account-servers">
        <p class="account-title">{words.servers}</p>
        <ServerList servers={view.servers} />
      </div>
      <div class="account-group account-faults">
        <Faults faults={view.faults} actions={actions} />
      </div>
    </>
  )
}
