import type { Sandbox } from '@hostwright/sandbox'

/** An order that a sandbox accepts, but for its price. */
export const orderTerms = {
  plan_id: 'standard-2gb',
  period: 12,
  image_id: 'ubuntu-24-04',
  root_password: 'Correct-Horse-7',
  agree_to_terms: true,
}

/** The price of that order today. */
export async function findPrice({ fetch, baseUrl, apiKey }: Sandbox): Promise<number> {
  const headers = { Authorization: `Bearer ${apiKey}` }
  const response = await fetch(new Request(`${baseUrl}/v1/vps/plans`, { headers }))
  const { plans } = (await response.json()) as {
    plans: { plan_id: string; periods: { months: number; total_price: number }[] }[]
  }
  const plan = plans.find(({ plan_id }) => plan_id === orderTerms.plan_id)
  return plan?.periods.find(({ months }) => months === orderTerms.period)?.total_price ?? 0
}
