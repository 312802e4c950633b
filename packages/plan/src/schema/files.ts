// The JSON Schema of a plan, from the form that `parsePlan` checks.
import { toPlanSchema } from '../engine/plan-form.ts'

export const source = 'the form of a plan'
export const files: Readonly<Record<string, string>> = {
  'packages/plan/plan.schema.json': `${JSON.stringify(toPlanSchema(), null, 2)}\n`,
}
