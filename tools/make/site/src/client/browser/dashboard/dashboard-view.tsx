import type { CoverageRow, RecordedExchange } from '@hostwright/sandbox'
import type { ComponentChildren, JSX } from 'preact'
import { Faults } from '../account/faults.tsx'
import { RequestLog } from '../account/request-log.tsx'
import { ServerList } from '../account/server-list.tsx'
import { dashboardWords as words } from '../words/dashboard-words.ts'
import { Account } from './account.tsx'
import { Assumptions } from './assumptions.tsx'
import { ClockBar } from './clock-bar.tsx'
import { type Control, createFaultActions } from './control.ts'
import { HostingTree } from './hosting-tree.tsx'
import { Keys } from './keys.tsx'
import { Limits } from './limits.tsx'
import { Progress } from './progress.tsx'
import { type RunningSandbox, useSandbox } from './use-sandbox.ts'

/** The page below its header. */
export function Dashboard(): JSX.Element {
  const sandbox = useSandbox()
  const { control, state, note, requests, transitions, clearLog } = sandbox
  return (
    <>
      <h1 class="hidden">{words.heading}</h1>
      <p id="status" role="status" class="bad">
        {note}
      </p>
      <ClockBar control={control} time={sandbox.time} />
      <section id="requests" class="requests account" aria-label={words.frame.requests} tabIndex={-1}>
        <RequestLog
          requests={requests}
          transitions={transitions}
          servers={state?.servers ?? []}
          readExchange={(id) => control.get<RecordedExchange>(`/journal/${id}`)}
          onClear={clearLog}
        />
        {requests.length === 0 && <p class="muted">{words.howToBegin}</p>}
      </section>
      {state && <Parts {...sandbox} state={state} />}
    </>
  )
}

/** The parts beside the log, and those below it. */
function Parts({
  control,
  time,
  state,
  tell,
}: RunningSandbox & { readonly state: NonNullable<RunningSandbox['state']> }): JSX.Element {
  const isAlone = state.servers.filter(({ service }) => service === 'server').length === 1
  return (
    <>
      <div class="aside">
        <Account control={control} balance={state.account.balance} world={state.world} tell={tell} />
        <Part id="progress" title={words.frame.progress}>
          <Progress operations={state.operations} time={time} />
        </Part>
        <Part id="servers-part" title={words.serversAndOrders} count={`${state.servers.length}`}>
          <ServerList
            servers={state.servers}
            renderContents={(server) => <HostingTree control={control} server={server} isOpen={isAlone} />}
          />
        </Part>
        <section id="faults-part" class="account-faults" aria-label={words.frame.faults}>
          <Faults
            faults={state.faults}
            actions={createFaultActions(control)}
            readOperationIds={() => listOperationIds(control)}
          />
        </section>
      </div>
      <div class="below">
        <Part id="limits-part" title={words.frame.limits}>
          <Limits control={control} limits={state.limits} usage={state.usage} />
        </Part>
        <Part id="keys-part" title={words.frame.keys}>
          <Keys control={control} keys={state.keys} tell={tell} />
        </Part>
        <Assumptions control={control} />
      </div>
    </>
  )
}

interface PartProps {
  readonly id: string
  readonly title: string
  readonly count?: string
  readonly children: ComponentChildren
}

function Part({ id, title, count, children }: PartProps): JSX.Element {
  return (
    <section id={id} aria-label={title}>
      <div class="line">
        <h2>{title}</h2>
        {count !== undefined && <span class="muted">{count}</span>}
      </div>
      {children}
    </section>
  )
}

async function listOperationIds({ get }: Control): Promise<string[]> {
  const { answers } = await get<{ readonly answers: readonly CoverageRow[] }>('/coverage')
  return [...new Set(answers.map(({ operationId }) => operationId))]
}
