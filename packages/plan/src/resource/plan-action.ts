import type { DomainResetType } from '@hostwright/types'
import type { SecretReference } from '../generated/desired.ts'

/** An operation that a plan performs once. A file describes states, so an operation cannot be part of it. */
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
  /** Erases the disk and installs an image. */
  readonly action: 'reinstall'
  /** Name or uuid of the VPS, which has to be stopped. */
  readonly vps: string
  /** Id of the image, as `GET /v1/vps/servers/{uuid}/os-images` lists it. */
  readonly image_id: string
  /** The source of root's password. */
  readonly root_password: SecretReference
  /** Name of a registered SSH key, or of the new one. */
  readonly ssh_key_name?: string
  /** A new SSH key in OpenSSH format. */
  readonly ssh_public_key?: string
}

/** Resets a domain to its initial state. **Its data is erased.** */
export interface ResetAction {
  /** Erases the data that `type` selects. */
  readonly action: 'reset'
  /** The name of the hosting server. */
  readonly hosting: string
  /** The domain, in its own script or in Punycode. */
  readonly domain: string
  /** `web` for the website only, `other` for everything else, `all` for both. */
  readonly type: DomainResetType
}
