import { ConfigError } from '@hostwright/common'
import type { Applied, GeneratedSecret } from '@hostwright/plan'
import { judgePlan, listViolations, mostOfDay } from '../policy/policy.ts'
import { toLine, toReasons } from './describe-plan.ts'
import { notice } from './notice.ts'
import type { Outcome, SecretStore, Tool } from './tool.ts'

/**
 * Tool that applies a stored plan of which every change is on the list. For any other plan it changes nothing,
 * and returns the command with which a person applies the plan.
 */
export const apply: Tool<{ readonly digest: string }> = {
  name: 'apply',
  title: 'Apply a plan',
  description:
    'Makes the changes of a stored plan if all are on a short list; any other plan is left for a person. The same plan can be applied again after a failure.',
  input: {
    type: 'object',
    required: ['digest'],
    properties: { digest: { type: 'string', description: 'Of a plan, in full.' } },
  },
  output: {
    done: { type: 'array', items: { type: 'string' } },
    left: { type: 'array', items: { type: 'string' } },
    writes: { type: 'integer' },
    applied_by: { type: 'string' },
    running: { type: 'boolean' },
  },
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
  isReading: false,
  async run({ digest }, call) {
    const { writer, plans, policy } = call
    const found = await plans.read(digest)
    if (found?.plan.digest !== digest)
      throw new ConfigError('digest', 'is not that of a stored plan, in full')
    const violations = listViolations(policy, found.plan)
    const judgement = await judgePlan(call.reader, policy, found.plan)
    if (writer === undefined || violations.length > 0 || judgement.person.length > 0) {
      const data = { done: [], left: found.plan.changes.map(({ address }) => address), writes: 0 }
      const line = toLine(found.plan, found.path)
      return {
        text: 'Nothing was changed: a person applies this plan.',
        data: { ...data, applied_by: line, ...toReasons(judgement) },
      }
    }
    const { applyPlan } = await import('@hostwright/plan')
    const applied = await writer.during(found.plan.changes, () =>
      applyPlan(found.plan, {
        client: writer.client,
        signal: call.signal,
        expect: digest,
        mostOfDay,
        resolveSecret() {
          throw new ConfigError('password', 'comes from the environment: a person applies this plan')
        },
        ...(call.secrets && keepIn(call.secrets)),
      }).catch(rejectWithFlag),
    )
    return toOutcome(applied)
  },
}

/** Names the flag of this server in place of the option of the SDK, which neither an agent nor its operator can set. */
function rejectWithFlag(error: unknown): never {
  if (error instanceof ConfigError && error.field === 'onSecret')
    throw new ConfigError(
      '--secrets',
      'is missing, and the plan generates passwords: the operator starts this server with --secrets FOLDER or --secret-command COMMAND',
    )
  throw error
}

function toOutcome(applied: Applied): Outcome {
  const { done, unchanged, left, changedSince, writes } = applied
  const before = unchanged.length > 0 ? `, there already: ${unchanged.length}` : ''
  return {
    text: `Changes made: ${done.length}${before}, writes: ${writes}`,
    data: {
      done,
      ...(unchanged.length > 0 && { unchanged }),
      left,
      ...(changedSince.length > 0 && { changedSince }),
      writes,
      notice,
    },
  }
}

function keepIn(store: SecretStore): object {
  return {
    async onSecret({ address, property, value, state }: GeneratedSecret) {
      const name = `${address}.${property}`
      if (state === 'pending') return store.write(`${name}.pending`, value)
      if (state === 'live') await store.write(name, value)
      await store.remove(`${name}.pending`)
    },
    findPending: (address: string, property: string) => store.read(`${address}.${property}.pending`),
  }
}
