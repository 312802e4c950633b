import type { Contract } from './product.ts'

/**
 * Whether a contract has ended. The statuses of a VPS are not documented, so only these exact words count: a status
 * such as `cancel_scheduled` contains one of them, and is of a contract that lives.
 */
export function hasEnded({ status = '' }: Pick<Contract, 'status'>): boolean {
  return /^(expired|cancell?ed|deleted|terminated)$/i.test(status)
}

/** Whether a contract that has not ended has a status that does not say that it lives. */
export function isUnclear({ status = '' }: Pick<Contract, 'status'>): boolean {
  return !/^(active|building|setup_pending|suspended|)$/i.test(status)
}
