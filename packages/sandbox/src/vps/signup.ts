import type { VpsSignupServer } from '@hostwright/types'
import { ApiFailure } from '../http/api-failure.ts'
import type { Handler } from '../operations/handler.ts'
import { toExpiry } from '../ordering/to-expiry.ts'
import { findContract, saveContract, signupStatus, type VpsContract } from './contract.ts'
import { countRead } from '../time/progress.ts'

export const getVpsSignupStatus: Handler<'getVpsSignupStatus'> = ({ store, path, now }) => {
  const contract = findContract(store, path.id)
  if (contract === undefined)
    throw new ApiFailure('NOT_FOUND', 'There is no VPS contract with this service code.')
  const { installation } = contract
  const counted = installation.kind === 'create' ? countRead(installation, now) : installation
  if (counted !== installation) saveContract(store, { ...contract, installation: counted })
  return { status: 200, body: { server: toSignupServer(contract, now) } }
}

/** Returns a VPS contract in the form of the response to its order and of its sign-up status. */
export function toSignupServer(contract: VpsContract, now: number): VpsSignupServer {
  const { id, uuid, name, orderedAt, months } = contract
  const status = signupStatus(contract, now)
  const isCreated = status !== 'setup_pending'
  return {
    id,
    uuid: isCreated ? uuid : null,
    name,
    status,
    expiry_date: isCreated ? toExpiry['end-of-month'](orderedAt, months) : null,
  }
}
