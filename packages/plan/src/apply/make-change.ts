import type { CallOptions, Client } from '@hostwright/common'
import { createVps, type SettledPower } from '@hostwright/vps'
import type { Change } from '../changes/change.ts'
import { newId, type Operation } from '../changes/operation.ts'
import type { Secrets } from './create-secrets.ts'
import type { Run } from './run.ts'
import { sendOperation } from './send-operation.ts'

/** Makes one change that is no order: its operations, one after the other. */
export async function makeChange(
  client: Client,
  { address, operations }: Change,
  { run, secrets }: { readonly run: Run; readonly secrets: Secrets },
  options: CallOptions,
): Promise<void> {
  let response: unknown
  for (const operation of operations) {
    options.signal?.throwIfAborted()
    run.countWrite()
    const power = toPower(operation)
    if (power === undefined) {
      const body = operation.body && (await secrets.fill(address, operation.body))
      response = await sendOperation(client, withNewId(operation, response), body, options)
    } else {
      const server = createVps(client).server(String(operation.params['uuid']))
      await server.power.ensure(power, { signal: options.signal })
    }
  }
}

/** The state that an operation of power leads to. What is in progress is awaited first. */
function toPower({ operationId }: Operation): SettledPower | undefined {
  if (operationId === 'startVps') return 'running'
  return operationId === 'stopVps' ? 'stopped' : undefined
}

/** An operation on what the one before it has created. */
function withNewId(operation: Operation, response: unknown): Operation {
  const { id } = Object(response) as { readonly id?: string | number }
  const params = Object.entries(operation.params).map(
    ([name, value]) => [name, value === newId ? id : value] as const,
  )
  return { ...operation, params: Object.fromEntries(params) as Operation['params'] }
}
