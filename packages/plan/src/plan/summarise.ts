import type { Change, ChangeAction } from '../changes/change.ts'

/** The changes in one line. */
export function summarise(changes: readonly Change[]): string {
  const count = (action: ChangeAction): number => changes.filter((change) => change.action === action).length
  const orders = count('order')
  const yen = changes.reduce((sum, { price }) => sum + (price ?? 0), 0)
  const isUnknown = changes.some(({ price }) => price === null)
  return [
    `${count('create')} to add`,
    `${count('update')} to change`,
    `${count('delete')} to delete`,
    ...(orders > 0 ? [`${orders} to order`] : []),
    isUnknown ? `${yen} yen and what nobody knows` : `${yen} yen`,
  ].join(', ')
}
