import type { VpsServerSummary } from '@hostwright/types'
import type { AccountReader } from '../account/account-reader.ts'
import type { DesiredVps } from '../generated/desired.ts'
import type { Comparison } from '../changes/change.ts'

/** A VPS that is compared or exported. */
export interface VpsContext {
  /** Where its changes are, such as `vps/web-01`, with the name in the file. */
  readonly address: string
  /** The uuid that requests take. A placeholder, while the VPS is not there. */
  readonly uuid: string
  /** What the list of VPSs says of it; `undefined` while it is not there. */
  readonly found: VpsServerSummary | undefined
  readonly read: AccountReader
  readonly wanted: DesiredVps
}

/** Something that a VPS has. */
export interface VpsResource {
  /** What is to be done about it. Reads what it needs. */
  compare(context: VpsContext): Promise<Comparison>
  /** What there is of it, as it is in a file. */
  export(context: VpsContext): Promise<DesiredVps>
}
