import { ConfigError } from '@hostwright/common'
import { isSecretReference } from '../resource/secret.ts'
import type { PlanAction } from '../resource/plan-action.ts'

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
