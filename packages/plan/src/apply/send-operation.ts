import { type CallOptions, type Client, isApiError, toInit } from '@hostwright/common'
import { planOperations } from '../generated/plan-operations.ts'
import type { Operation } from '../changes/operation.ts'
import { untilTaken } from './until-taken.ts'

type Send = (path: string, init: object) => Promise<{ readonly data: unknown }>

/** Sends one operation, with its secrets in the body. A VPS that is busy or not set up, and a proof that is not seen yet, are awaited. Gives the response body. */
export async function sendOperation(
  client: Client,
  { operationId, params }: Operation,
  body: object | undefined,
  options: CallOptions,
): Promise<unknown> {
  const { method, path } = planOperations[operationId]
  const send = (client.api as unknown as Readonly<Record<string, Send>>)[method]!
  const init = { params: { path: params }, ...(body !== undefined && { body }), ...toInit(options) }
  const request = async (): Promise<unknown> => (await send(path, init)).data
  if (path.startsWith('/v1/vps/servers/{uuid}')) {
    const goal = `VPS ${params['uuid']} to take ${operationId}`
    return untilTaken(
      client,
      { goal, request, isForNow: isBusy, intervalMs: 10_000, deadlineMs: 3_600_000 },
      options,
    )
  }
  if (operationId === 'createDomain') {
    // A new proof may take 90 seconds to be seen.
    const goal = 'the domain to be proven'
    return untilTaken(
      client,
      { goal, request, isForNow: isUnproven, intervalMs: 15_000, deadlineMs: 180_000 },
      options,
    )
  }
  return request()
}

function isBusy(error: unknown): boolean {
  return isApiError(error, 'FEATURE_UNAVAILABLE', 'CONTRACT_NOT_ACTIVE')
}

function isUnproven(error: unknown): boolean {
  return isApiError(error, 'OPERATION_ERROR')
}
