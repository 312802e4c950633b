import type { DomainResetType } from '@hostwright/types'
import type { SecretReference } from '../generated/desired.ts'

/** Something that a plan does once. No file asks for it, because it leads to no state that a file could describe. */
export type PlanAction = RebootAction | ReinstallAction | ResetAction

/** Reboots a VPS. */
export interface RebootAction {
  /** `power_cycle` **cuts the power** instead of asking the system: data that is not yet on disk can be lost. */
  readonly action: 'reboot' | 'power_cycle'
  /** Name or uuid of the VPS, which has to run. */
  readonly vps: string
}

/** Reinstalls a VPS. **All data on it is erased.** */
export interface ReinstallAction {
  readonly action: 'reinstall'
  /** Name or uuid of the VPS, which has to be stopped. */
  readonly vps: string
  /** The image, as `GET /v1/vps/servers/{uuid}/os-images` lists it. */
  readonly image_id: string
  /** Where the password of root comes from. */
  readonly root_password: SecretReference
  readonly ssh_key_name?: string
  readonly ssh_public_key?: string
}

/** Resets a domain to its initial state. **Its data is erased.** */
export interface ResetAction {
  readonly action: 'reset'
  /** The server name. */
  readonly hosting: string
  readonly domain: string
  /** `web` for the website only, `other` for everything else, `all` for both. */
  readonly type: DomainResetType
}
