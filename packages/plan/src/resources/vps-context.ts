import type { VpsServerSummary } from '@hostwright/types'
import type { DesiredVps } from '../generated/desired.ts'
import type { Comparison } from '../changes/change.ts'
import type { VpsWhere } from './place-kind.ts'

/** The VPS whose resources are compared or exported. While it does not exist, its uuid is a placeholder. */
export interface VpsContext extends VpsWhere {
  /** The uuid of the VPS; null while it does not exist. */
  readonly server: string | null
  /** The VPS in the account's list; `undefined` while it does not exist. */
  readonly found: VpsServerSummary | undefined
  readonly wanted: DesiredVps
}

/** A kind of resource of a VPS. */
export interface VpsResource {
  /** Returns the changes of the VPS's resources of this kind. Reads the resources that it needs. */
  compare(context: VpsContext): Promise<Comparison>
  /** Returns the VPS's resources of this kind in the form of the file. */
  export(context: VpsContext): Promise<DesiredVps>
}
