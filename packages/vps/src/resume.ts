import { type Client, ConfigError, type PendingOperation } from '@hostwright/common'
import type { PowerState, Reinstall } from '@hostwright/types'
import { type Acceptance, restoreAcceptance } from './acceptance.ts'
import { createPendingPower } from './pending-power.ts'
import { createPendingReinstall } from './pending-reinstall.ts'
import { notStored, parseStatusLocation } from './status-location.ts'

/** A pending operation as JSON, with which another process can continue to wait. */
export interface StoredOperation extends Pick<PendingOperation<unknown>, 'operationId' | 'location'> {
  /** Time of the acceptance, in milliseconds since the epoch. Without it, the wait counts from when it is resumed. */
  readonly acceptedAt?: number | undefined
}

/**
 * Creates a pending operation from its stored form.
 *
 * @throws {ConfigError} `stored`, `operationId`, `location` or `acceptedAt` if it is not a stored operation
 */
export function resume(client: Client, stored: StoredOperation): PendingOperation<PowerState | Reinstall> {
  if (!isStored(stored))
    throw new ConfigError('stored', 'is not a pending operation: give the one that was stored')
  const { operationId, location, acceptedAt } = stored
  switch (operationId) {
    case 'startVps':
    case 'rebootVps':
    case 'stopVps': {
      const path = parseStatusLocation(client, location, 'power')
      return createPendingPower(client, path, operationId, restore(client, acceptedAt))
    }
    case 'reinstallVps': {
      const path = parseStatusLocation(client, location, 'os-reinstall')
      return createPendingReinstall(client, path, restore(client, acceptedAt))
    }
    default:
      throw notStored('operationId', operationId)
  }
}

function isStored(given: unknown): given is StoredOperation {
  return typeof given === 'object' && given !== null && !Array.isArray(given)
}

function restore(client: Client, acceptedAt: unknown): Acceptance {
  if (acceptedAt === undefined) return restoreAcceptance(client)
  if (!Number.isFinite(acceptedAt)) throw notStored('acceptedAt', acceptedAt)
  return restoreAcceptance(client, acceptedAt as number)
}
