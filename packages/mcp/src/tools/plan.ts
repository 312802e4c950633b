import { ConfigError } from '@hostwright/common'
import { describePlan } from './describe-plan.ts'
import { makePlan } from './make-plan.ts'
import type { Tool } from './tool.ts'

interface Input {
  readonly file?: string
  readonly only?: readonly string[]
  readonly digest?: string
  readonly cursor?: string
}

/** Plans a file, or shows a stored plan. */
export const plan: Tool<Input> = {
  name: 'plan',
  title: 'Plan changes',
  description:
    'Compares a plan file with the account and stores the changes under a digest. Changes nothing. What deletes, interrupts, opens or costs waits for a person.',
  input: {
    type: 'object',
    properties: {
      file: {
        type: 'string',
        description: 'YAML or JSON; describe "file" explains it. What it does not mention stays.',
      },
      only: { type: 'array', items: { type: 'string' }, description: 'Address patterns, such as vps/web-*.' },
      digest: { type: 'string', description: 'Shows a stored plan instead.' },
      cursor: { type: 'string' },
    },
  },
  output: {
    summary: { type: 'string' },
    digest: { type: 'string' },
    needs: { type: 'array', items: { type: 'string' } },
    changes: { type: 'array', items: { type: 'object' } },
    applied_by: { type: 'string' },
    next: { type: 'string' },
    running: { type: 'boolean' },
  },
  // It writes a plan file on this machine and nothing to the account.
  annotations: { readOnlyHint: true },
  isReading: true,
  async run({ file, only, digest, cursor }, call) {
    if ((file === undefined) === (digest === undefined))
      throw new ConfigError('file', 'or digest is needed, and not both')
    const found =
      file === undefined
        ? await call.plans.read(digest!)
        : await makePlan(file, { ...(only && { only }) }, call)
    if (found === undefined) throw new ConfigError('digest', `is ${digest}: no plan of that digest is stored`)
    return { text: found.plan.summary, data: describePlan(found.plan, found.path, call.policy, cursor) }
  },
}
