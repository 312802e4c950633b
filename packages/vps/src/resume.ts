import { type Client, ConfigError, type PendingOperation } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import type { PowerState, Reinstall } from '@hostwright/types'
import { type Acceptance, createAcceptance } from './acceptance.ts'
import { createPendingPower, type PowerOperationId } from './pending-power.ts'
import { createPendingReinstall } from './pending-reinstall.ts'
import { notStored, parseStatusLocation } from './status-location.ts'

/**
 * A pending operation as JSON, with which another process can continue to wait. Name the operation in the type where it
 * is known: `StoredOperation<'rebootVps'>` is resumed to a wait for a power state.
 */
export interface StoredOperation<Id extends string = string> extends Pick<
  PendingOperation<unknown, Id>,
  'operationId' | 'location'
> {
  /** Time of the acceptance, in milliseconds since the epoch. Without it, the wait counts from when it is resumed. */
  readonly acceptedAt?: number | undefined
}

/** The state that the wait of an operation returns. */
export type ResumedState<Id extends string> = Id extends PowerOperationId
  ? PowerState
  : Id extends 'reinstallVps'
    ? Reinstall
    : PowerState | Reinstall

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
    case 'stopVps':
      return createPendingPower(
        client,
        parseStatusLocation(client, location, 'power'),
        operationId,
        restore(client, acceptedAt),
      )
    case 'reinstallVps':
      return createPendingReinstall(
        client,
        parseStatusLocation(client, location, 'os-reinstall'),
        restore(client, acceptedAt),
      )
    default:
      throw notStored('operationId', operationId)
  }
}

function isStored(given: unknown): given is StoredOperation {
  return typeof given === 'object' && given !== null && !Array.isArray(given)
}

function restore(client: Client, acceptedAt: unknown): Acceptance {
  if (acceptedAt === undefined) return createAcceptance(portsOf(client))
  if (!Number.isFinite(acceptedAt)) throw notStored('acceptedAt', acceptedAt)
  return createAcceptance(portsOf(client), acceptedAt as number, true)
}
