// The dashboard of a running sandbox: what it holds, what happens in it, and what can be done to it.
import type { CoverageRow } from '@hostwright/sandbox'
import { connectThemeButton } from '../theme-button.ts'
import { readTheme } from '../theme-choice.ts'
import { connectAccount } from './account-view.ts'
import { showAssumptions } from './assumptions-view.ts'
import { connectClock } from './clock-view.ts'
import { createControl } from './control.ts'
import { find } from '../view/element.ts'
import { connectFaults } from './faults-view.ts'
import { createJournalView } from './journal-view.ts'
import { connectKeys } from './keys-view.ts'
import { connectLimits } from './limits-view.ts'
import { listen } from './listen.ts'
import { createSandboxTime } from './sandbox-time.ts'
import { createServersView } from './servers-view.ts'
import { createSoon } from './soon.ts'
import { readJournal, readState } from './state.ts'

document.documentElement.classList.add(readTheme())
connectThemeButton()
find('#address').textContent = location.origin

function tell(text: string, isError = true): void {
  const status = find('#status')
  status.textContent = text
  status.className = isError ? 'bad' : ''
}

const control = createControl(tell)
const time = createSandboxTime()
const showClock = connectClock(control, time)
const showAccount = connectAccount(control, tell)
const showFaults = connectFaults(control)
const showKeys = connectKeys(control, tell)
const showLimits = connectLimits(control)
const servers = createServersView(time)
const journal = createJournalView()

async function refresh(): Promise<void> {
  const state = await readState(control)
  time.set(Date.parse(state.clock.now), state.clock.speed)
  showClock()
  showAccount(state.account.balance, state.world)
  showFaults(state.faults)
  showKeys(state.keys)
  showLimits(state.limits, state.usage)
  servers.show(state.servers, state.operations)
}

const refreshSoon = createSoon(refresh)

async function readAgain(): Promise<void> {
  journal.clear()
  refreshSoon()
  journal.addEarlier(await readJournal(control))
}

listen({
  request(request) {
    time.reach(request.at)
    journal.addRequest(request)
    refreshSoon()
  },
  transition(transition) {
    journal.addTransition(transition)
    refreshSoon()
  },
  change: refreshSoon,
  clock: ({ now, speed }) => time.set(Date.parse(now), speed),
  resync: () => void readAgain().catch(() => tell('The sandbox does not respond.')),
  connected(isConnected) {
    find('#connection').textContent = isConnected ? 'Live' : 'Not connected'
    find('#connection').className = isConnected ? 'state good' : 'state bad'
  },
})

setInterval(() => {
  showClock()
  servers.tick()
}, 250)

async function listOperationIds(): Promise<void> {
  const { answers } = await control.get<{ readonly answers: readonly CoverageRow[] }>('/coverage')
  const ids = [...new Set(answers.map(({ operationId }) => operationId))]
  find('#operation-ids').append(...ids.map((id) => new Option(id, id)))
}

void showAssumptions(control)
void listOperationIds()
