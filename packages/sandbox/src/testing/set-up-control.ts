import { expect } from 'vitest'
import type { Sandbox, SandboxOptions } from '../server/create-sandbox.ts'
import { readControlDescription } from './control-description.ts'
import type { Caller, Reply } from './create-caller.ts'
import { setUp } from './set-up.ts'

/** Sends a request to an operation of the control plane. The parameter becomes part of its path. */
export type ControlCaller = <Body = unknown>(
  operationId: string,
  body?: object,
  parameter?: string,
) => Promise<Reply<Body>>

/** Creates a sandbox, and a caller of its control plane that checks each response against the description. */
export async function setUpControl(
  options?: SandboxOptions,
): Promise<{ sandbox: Sandbox; call: Caller; control: ControlCaller }> {
  const { sandbox, call } = await setUp(options)
  const description = readControlDescription()
  const control = async <Body = unknown>(operationId: string, body?: object, parameter = 'x') => {
    const { method, path, check } = description.find((operation) => operation.operationId === operationId)!
    const reply = await call<Body>(`${method} /_sandbox${path.replace(/\{\w+\}/, parameter)}`, { body })
    expect(check(reply.status, reply.body), `${operationId} ${reply.status}`).toBe('')
    return reply
  }
  return { sandbox, call, control }
}
