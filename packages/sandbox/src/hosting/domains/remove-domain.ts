import type { Handler } from '../../operations/handler.ts'
import { addedDomains } from '../server/domain.ts'
import { removeParts, resetParts } from './domain-parts.ts'
import { rejectUnknown } from '../server/reject-unknown.ts'
import { requireActiveHosting } from '../server/hosting-contract.ts'
import { requireAddedDomain } from './domains.ts'

// The property `delete_files` has no effect, because the sandbox has no files.
export const deleteDomain: Handler<'deleteDomain'> = (call) => {
  const { store, path } = call
  const { servername } = requireActiveHosting(call)
  const { domain } = requireAddedDomain(call, path.domain)
  removeParts(call, domain)
  addedDomains(store, servername).delete(domain)
  return { status: 200, body: { message: 'The domain has been deleted.' } }
}

export const resetDomain: Handler<'resetDomain'> = (call) => {
  const { path, body } = call
  requireActiveHosting(call)
  rejectUnknown({ type: body.type })
  const { domain } = requireAddedDomain(call, path.domain)
  if (body.type !== 'web') resetParts(call, domain, 'other')
  if (body.type !== 'other') resetParts(call, domain, 'web')
  return { status: 200, body: { message: 'The domain has been reset.' } }
}
