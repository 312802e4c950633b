import type { Change } from '../changes/change.ts'

/** The allowances that changes take, each as `allow` and `spend` take it. */
export function listNeeds(changes: readonly Change[]): string[] {
  const makeable = changes.filter(({ obstacles }) => obstacles.length === 0)
  const allowed = makeable.flatMap(({ needs, address }) => (needs === null ? [] : [`${needs}:${address}`]))
  const orders = makeable.filter(({ action }) => action === 'order')
  const yen = orders.reduce((sum, { price, maxPrice = 0 }) => sum + (price ?? maxPrice), 0)
  return [...allowed, ...(orders.length > 0 ? [`spend:${yen}`] : [])]
}
