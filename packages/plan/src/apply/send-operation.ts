import { type CallOptions, type Client, toInit } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import type { ReinstallRequest } from '@hostwright/types'
import { createVps } from '@hostwright/vps'
import { planOperations } from '../generated/plan-operations.ts'
import type { PlannedOperation } from '../resource/planned-operation.ts'

type Send = (path: string, init: object) => Promise<{ readonly data: unknown }>

/**
 * Sends one operation with the secrets in its request body. Waits until a start, stop, reboot or reinstall has ended.
 */
export async function sendOperation(
  client: Client,
  { operationId, params }: PlannedOperation,
  body: object | undefined,
  options: CallOptions,
): Promise<void> {
  if (operationId === 'startVps' || operationId === 'stopVps') {
    const { power } = createVps(client).server(String(params['uuid']))
    await power.ensure(operationId === 'startVps' ? 'running' : 'stopped', { signal: options.signal })
    return
  }
  if (operationId === 'rebootVps' || operationId === 'reinstallVps') {
    const { power, os } = createVps(client).server(String(params['uuid']))
    const pending =
      operationId === 'rebootVps'
        ? await power.reboot({ ...(body as { force: boolean }), ...options })
        : await os.reinstall(body as ReinstallRequest, options)
    await pending.wait({ signal: options.signal })
    return
  }
  const { method, path } = planOperations[operationId]
  const send = (portsOf(client).api as unknown as Readonly<Record<string, Send>>)[method]!
  await send(path, { params: { path: params }, ...(body !== undefined && { body }), ...toInit(options) })
}
