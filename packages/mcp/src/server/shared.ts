import type { Session } from '../tools/tool.ts'
import type { Runs } from './create-runs.ts'

/** What all connections of one process share. */
export interface Shared {
  readonly session: Session
  readonly runs: Runs
  readonly version: string
  /** Called with failures other than responses of the API. */
  readonly onError: (error: unknown) => void
}
