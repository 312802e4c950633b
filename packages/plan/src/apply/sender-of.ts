import { type Client, ConfigError } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import type { Change } from '../resource/change.ts'
import type { ApplyOptions } from './apply-options.ts'

/** Returns the client that sends a change: the approver if the change needs an allowance or is an order. */
export function senderOf(
  { needs, action }: Change,
  { client, approver = client }: Pick<ApplyOptions, 'client' | 'approver'>,
): Client {
  return needs.length === 0 && action !== 'order' ? client : approver
}

/** Rejects changes that a client with `readOnly` would send, before the first of them is begun. */
export function rejectReadOnly(changes: readonly Change[], options: ApplyOptions): void {
  // A change that only waits for an order sends nothing.
  const sent = changes.filter(({ at, action }) => at.kind !== 'order' || action === 'order')
  if (sent.some((change) => portsOf(senderOf(change, options)).readOnly))
    throw new ConfigError('readOnly', 'is set, so nothing was applied')
}
