import { ApiFailure } from './api-failure.ts'
import type { OperationId } from './description/operation.ts'
import { mailPending } from './hosting/mail/pending.ts'
import { webPending } from './hosting/web/pending.ts'

const vpsPending = [
  'updateVpsMemo',
  'updateVpsName',
  'updateVpsReverseDns',
  'getPacketFilter',
  'updatePacketFilter',
  'createPacketFilterRule',
  'updatePacketFilterRule',
  'deletePacketFilterRule',
  'listVpsOsImages',
  'getVpsReinstall',
  'reinstallVps',
  'getVpsProtection',
  'updateVpsProtection',
] as const

export type NotImplementedId =
  | (typeof vpsPending)[number]
  | (typeof webPending)[number]
  | (typeof mailPending)[number]

/** The operations that the sandbox does not have yet. Each answers 501, after all checks of the request. */
export const notImplemented: readonly NotImplementedId[] = [...vpsPending, ...webPending, ...mailPending]

/** The error code of such an answer. It is the sandbox's own; the API does not have it. */
export const notImplementedCode = 'NOT_IMPLEMENTED_BY_SANDBOX'

/** Handlers that answer 501 and name the operation. */
export function refuse<Id extends OperationId>(ids: readonly Id[]): Record<Id, () => never> {
  const refusal = (id: Id) => (): never => {
    throw new ApiFailure(notImplementedCode, `This version of the sandbox does not implement ${id}.`)
  }
  return Object.fromEntries(ids.map((id) => [id, refusal(id)])) as Record<Id, () => never>
}
