import { type JSX, render } from 'preact'
import type { AccountActions, AccountView } from '../../../account-panel/account-view.ts'
import { toJapanTime, toYen } from '../view/format.ts'
import { accountWords as words } from './account-words.ts'
import { ClockSteps } from './clock-steps.tsx'
import { Faults } from './faults.tsx'
import { RequestLog } from './request-log.tsx'
import { ServerList } from './server-list.tsx'

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
  return (
    <>
      <div class="account-group">
        <p class="account-title">{words.clock}</p>
        <output class="account-clock">{words.inJapan(toJapanTime(view.now))}</output>
        <div class="account-row">
          <ClockSteps advance={actions.advance} />
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
