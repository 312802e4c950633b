import type {
  AddedFault,
  JournalEntries,
  LimitSettings,
  LimitUsage,
  ListedKey,
  RunningOperation,
  ServerState,
  WorldState,
} from '@hostwright/sandbox'
import type { Control } from './control.ts'

/** The state of the sandbox that the dashboard shows, without the requests. */
export interface State {
  readonly clock: { readonly now: string; readonly speed: number }
  readonly account: { readonly balance: number }
  readonly servers: readonly ServerState[]
  readonly operations: readonly RunningOperation[]
  readonly faults: readonly AddedFault[]
  readonly limits: LimitSettings
  readonly usage: LimitUsage
  readonly keys: readonly ListedKey[]
  readonly world: WorldState
}

export async function readState({ get }: Control): Promise<State> {
  const [clock, account, servers, operations, faults, limits, usage, keys, world] = await Promise.all([
    get<State['clock']>('/clock'),
    get<State['account']>('/account'),
    get<Pick<State, 'servers'>>('/servers'),
    get<Pick<State, 'operations'>>('/operations'),
    get<Pick<State, 'faults'>>('/faults'),
    get<LimitSettings>('/limits'),
    get<LimitUsage>('/limits/usage'),
    get<Pick<State, 'keys'>>('/keys'),
    get<WorldState>('/world'),
  ])
  return { clock, account, ...servers, ...operations, ...faults, limits, usage, ...keys, world }
}

export function readJournal({ get }: Control): Promise<JournalEntries> {
  return get<JournalEntries>('/journal')
}
