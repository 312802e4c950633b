import { type Client, ConfigError, type PendingOperation } from '@hostwright/common'
import type { PowerState, Reinstall } from '@hostwright/types'
import { createPendingPower } from './pending-power.ts'
import { createPendingReinstall } from './pending-reinstall.ts'

/** What is left of a pending operation as JSON: enough for another process to go on waiting. */
export type StoredOperation = Pick<PendingOperation<unknown>, 'operationId' | 'location'>

/** Makes a pending operation from its stored form. */
export function resume(
  client: Client,
  { operationId, location }: StoredOperation,
): PendingOperation<PowerState | Reinstall> {
  const [, encoded] = /^\/v1\/vps\/servers\/([^/]+)\/(?:power|os-reinstall)$/.exec(location) ?? []
  if (encoded === undefined) {
    throw new ConfigError(
      'location',
      `is ${JSON.stringify(location)}: give the one of the operation that was stored`,
    )
  }
  const path = { uuid: decodeURIComponent(encoded) }
  switch (operationId) {
    case 'startVps':
    case 'rebootVps':
    case 'stopVps':
      return createPendingPower(client, path, operationId, location)
    case 'reinstallVps':
      return createPendingReinstall(client, path, location)
    default:
      throw new ConfigError(
        'operationId',
        `is ${JSON.stringify(operationId)}: give the one of the operation that was stored`,
      )
  }
}
