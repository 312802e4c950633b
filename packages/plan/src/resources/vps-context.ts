import type { VpsServerSummary } from '@hostwright/types'
import type { DesiredVps } from '../generated/desired.ts'
import type { Comparison } from '../changes/change.ts'
import type { VpsWhere } from './place-kind.ts'

/** A VPS that is compared or exported. Its uuid is a placeholder while it does not exist. */
export interface VpsContext extends VpsWhere {
  /** The uuid; null while the VPS does not exist. */
  readonly server: string | null
  /** The VPS as the account lists it; `undefined` while it does not exist. */
  readonly found: VpsServerSummary | undefined
  readonly wanted: DesiredVps
}

/** A kind of resource of a VPS. */
export interface VpsResource {
  /** Returns the changes that it needs. Reads what it needs. */
  compare(context: VpsContext): Promise<Comparison>
  /** Exports the VPS in the form of the desired file. */
  export(context: VpsContext): Promise<DesiredVps>
}
