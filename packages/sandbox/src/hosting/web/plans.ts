import type { Handler } from '../../operations/handler.ts'
import { hostingPlans, toHostingPlan } from '../server/plan.ts'

export const listHostingPlans: Handler<'listHostingPlans'> = ({ store, query }) => ({
  status: 200,
  body: {
    plans: hostingPlans(store)
      .all()
      .filter(({ open, plan_id }) => open && (query.plan_id?.includes(plan_id) ?? true))
      .map(toHostingPlan),
  },
})
