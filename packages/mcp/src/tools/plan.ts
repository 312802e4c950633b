import { ConfigError } from '@hostwright/common'
import type { PlanAction } from '@hostwright/plan'
import { describePlan } from './describe-plan.ts'
import { judgePlan } from '../policy/policy.ts'
import { makePlan } from './make-plan.ts'
import type { Tool } from './tool.ts'

interface Input {
  readonly file?: string
  readonly only?: readonly string[]
  readonly actions?: readonly PlanAction[]
  readonly digest?: string
  readonly cursor?: string
}

const text = { type: 'string' }

/** An action, with the properties of all actions: a framework can make it strict. */
const once = {
  type: 'object',
  required: ['action'],
  properties: {
    action: { type: 'string', enum: ['reboot', 'power_cycle', 'reinstall', 'reset'] },
    vps: text,
    image_id: text,
    root_password: {
      type: 'object',
      required: ['generate'],
      properties: { generate: { type: 'integer' } },
      additionalProperties: false,
    },
    hosting: text,
    domain: text,
    type: { type: 'string', enum: ['all', 'web', 'other'] },
  },
  additionalProperties: false,
}

/** Tool that makes a plan from a file, from actions or from both, or shows a stored plan. */
export const plan: Tool<Input> = {
  name: 'plan',
  title: 'Plan changes',
  description:
    'Compares a plan file with the account and stores the changes under a digest. Changes nothing. What deletes, interrupts, opens or costs waits for a person, or is rejected.',
  input: {
    type: 'object',
    properties: {
      file: {
        type: 'string',
        description: 'YAML or JSON; describe "file" explains it. What it does not mention stays.',
      },
      only: { type: 'array', items: { type: 'string' }, description: 'Address patterns, such as vps/web-*.' },
      actions: {
        type: 'array',
        items: once,
        description:
          'Done once: reboot or power_cycle of a vps; reinstall of a vps with image_id and root_password; reset of a domain of a hosting, of a type.',
      },
      digest: { type: 'string', description: 'Shows a stored plan instead.' },
      cursor: { type: 'string', description: 'next of an earlier part.' },
    },
  },
  output: {
    summary: { type: 'string' },
    digest: { type: 'string' },
    needs: { type: 'array', items: { type: 'string' } },
    changes: { type: 'array', items: { type: 'object' } },
    applied_by: { type: 'string' },
    only: { type: 'array', items: { type: 'string' } },
    next: { type: 'string' },
    running: { type: 'boolean' },
  },
  // The tool counts as read-only, because it writes only a plan file on this machine and changes nothing on the
  // account.
  annotations: { readOnlyHint: true },
  isReading: true,
  async run({ file, only, actions, digest, cursor }, call) {
    const isNew = file !== undefined || actions !== undefined
    if (isNew === (digest !== undefined))
      throw new ConfigError('file', 'or actions, or a digest alone, is needed')
    const found =
      digest === undefined
        ? await makePlan(file ?? { version: 1 }, { ...(only && { only }), ...(actions && { actions }) }, call)
        : await call.plans.read(digest)
    if (found === undefined) throw new ConfigError('digest', `is ${digest}: no plan of that digest is stored`)
    const judgement = await judgePlan(call.reader, call.policy, found.plan)
    return describePlan({ ...found, judgement }, call.policy, cursor)
  },
}
