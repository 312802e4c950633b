import { ConfigError } from '@hostwright/common'
import type { DomainResetType } from '@hostwright/types'
import type { SecretReference } from '../generated/desired.ts'
import { isSecretReference } from '../resource/secrets.ts'

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

const known: Readonly<Record<PlanAction['action'], readonly string[]>> = {
  reboot: ['vps'],
  power_cycle: ['vps'],
  reinstall: ['vps', 'image_id', 'root_password', 'ssh_key_name', 'ssh_public_key'],
  reset: ['hosting', 'domain', 'type'],
}
const required: Readonly<Record<PlanAction['action'], readonly string[]>> = {
  reboot: ['vps'],
  power_cycle: ['vps'],
  reinstall: ['vps', 'image_id', 'root_password'],
  reset: ['hosting', 'domain', 'type'],
}

/**
 * Checks an action that a caller has given.
 *
 * @throws {ConfigError} that names the invalid property
 */
export function checkAction(given: PlanAction): PlanAction {
  const { action, ...rest } = Object(given) as PlanAction & Readonly<Record<string, unknown>>
  if (!Object.hasOwn(known, action))
    reject(`has ${JSON.stringify(action)}: give ${Object.keys(known).join(', ')}`)
  const unknown = Object.keys(rest).find((name) => !known[action].includes(name))
  if (unknown !== undefined) reject(`has ${unknown}, which ${action} does not take`)
  const missing = required[action].find((name) => rest[name] === undefined)
  if (missing !== undefined) reject(`lacks ${missing}, which ${action} needs`)
  for (const [name, value] of Object.entries(rest)) if (!isOfType(name, value)) reject(`has a wrong ${name}`)
  return given
}

function isOfType(name: string, value: unknown): boolean {
  if (name === 'root_password') return isSecretReference(value)
  if (name === 'type') return ['all', 'web', 'other'].includes(String(value))
  return typeof value === 'string' && value !== ''
}

function reject(problem: string): never {
  throw new ConfigError('actions', problem)
}
