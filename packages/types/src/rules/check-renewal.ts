import type { VpsOrderRequest } from '../openapi.ts'

/**
 * Checks the automatic renewal in an order of a VPS: `auto_renew` cannot be false for a contract of one month. Returns
 * the problem; `undefined` if there is none.
 */
export function checkRenewal({
  period,
  auto_renew,
}: Pick<VpsOrderRequest, 'period' | 'auto_renew'>): string | undefined {
  return period === 1 && auto_renew === false
    ? 'cannot be false for a contract of one month: give true, or a longer period'
    : undefined
}
