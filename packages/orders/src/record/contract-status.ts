import type { Contract } from './product.ts'

const ended = ['expired', 'cancelled', 'canceled', 'deleted', 'terminated']
const living = ['active', 'building', 'setup_pending', 'suspended']

/**
 * Whether a contract has ended. The statuses of a VPS are not documented, so only these exact words count: a status
 * such as `cancel_scheduled` contains one of them, and is of a contract that lives.
 */
export function hasEnded({ status }: Pick<Contract, 'status'>): boolean {
  return ended.includes(String(status).toLowerCase())
}

/** Whether a contract has a status that says neither that it lives nor that it has ended. */
export function isUnclear({ status }: Pick<Contract, 'status'>): boolean {
  return status !== undefined && ![...ended, ...living].includes(String(status).toLowerCase())
}
