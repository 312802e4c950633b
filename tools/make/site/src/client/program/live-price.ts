/** Reads a path of the API, as JSON. */
export type Read = <T>(path: string) => Promise<T>

interface Plans {
  readonly plans: readonly {
    readonly plan_id: string
    readonly periods: readonly { readonly months: number; readonly total_price: number }[]
  }[]
}

/** A request body; that of an order with the price of the moment, which an order has to name. */
export async function withLivePrice(body: unknown, read: Read): Promise<unknown> {
  const { plan_id, period, expected_total_price } = Object(body) as Record<string, unknown>
  if (expected_total_price === undefined) return body
  const lists = await Promise.all(['/v1/vps/plans', '/v1/server/plans'].map((path) => read<Plans>(path)))
  const plan = lists.flatMap(({ plans }) => plans).find((candidate) => candidate.plan_id === plan_id)
  const price = plan?.periods.find(({ months }) => months === period)?.total_price
  return price === undefined ? body : { ...(body as object), expected_total_price: price }
}
