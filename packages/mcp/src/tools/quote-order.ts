import { ConfigError } from '@hostwright/common'
import type { Desired } from '@hostwright/plan'
import { judgePlan } from '../policy/policy.ts'
import { describePlan } from './describe-plan.ts'
import { makePlan } from './make-plan.ts'
import type { Tool } from './tool.ts'

interface Input {
  readonly product: 'vps' | 'hosting'
  readonly name: string
  readonly plan_id: string
  readonly period: number
  readonly image_id?: string
  readonly max_total_price: number
}

/** Tool that finds the price of an order and stores a plan of the order, which only a person can apply. */
export const quoteOrder: Tool<Input> = {
  name: 'quote_order',
  title: 'Quote an order',
  description:
    'Prices a new VPS or hosting server and stores the order as a plan. Never orders: a person does, and so agrees to the terms. Prices: read listVpsPlans or listHostingPlans.',
  input: {
    type: 'object',
    required: ['product', 'name', 'plan_id', 'period', 'max_total_price'],
    properties: {
      product: { type: 'string', enum: ['vps', 'hosting'], description: 'What is ordered.' },
      name: { type: 'string', description: 'Name of the VPS, or identifier of the hosting server.' },
      plan_id: { type: 'string', description: 'Of a plan with a price.' },
      period: { type: 'integer', description: 'Months.' },
      image_id: { type: 'string', description: 'For a VPS.' },
      max_total_price: { type: 'integer', description: 'In yen.' },
    },
  },
  output: {
    summary: { type: 'string' },
    digest: { type: 'string' },
    changes: { type: 'array', items: { type: 'object' } },
    applied_by: { type: 'string' },
    running: { type: 'boolean' },
  },
  annotations: { readOnlyHint: true },
  isReading: true,
  async run({ product, name, image_id, ...terms }, call) {
    if (product === 'hosting' && image_id !== undefined)
      throw new ConfigError('image_id', 'is for a VPS: a hosting server has no image')
    const order = {
      ...terms,
      agree_to_terms: true,
      ...(product === 'vps' && { image_id, root_password: { generate: 24 } }),
    }
    // The compiler does not check the object here: `parseDesired` checks it as it checks a file of the user.
    const file = { version: 1, [product]: { [name]: { order } } } as unknown as Desired
    const { plan, path } = await makePlan(file, {}, call)
    if (plan.changes.length === 0)
      throw new ConfigError('name', `is ${name}, which is there already: nothing is left to order`)
    const judgement = await judgePlan(call.reader, call.policy, plan)
    return describePlan({ plan, path, judgement }, call.policy)
  },
}
