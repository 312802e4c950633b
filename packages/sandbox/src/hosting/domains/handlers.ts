import type { Handler } from '../../operations/handler.ts'
import { createDomain } from './create-domain.ts'
import { getDomain, listDomains, updateDomain } from './domains.ts'
import { deleteDomain, resetDomain } from './remove-domain.ts'
import { createSubdomain, deleteSubdomain, listSubdomains, updateSubdomain } from './subdomains.ts'

/** The operations of this folder. */
type DomainOperationId =
  | 'listDomains'
  | 'createDomain'
  | 'getDomain'
  | 'updateDomain'
  | 'deleteDomain'
  | 'resetDomain'
  | 'listSubdomains'
  | 'createSubdomain'
  | 'updateSubdomain'
  | 'deleteSubdomain'

/** The handlers of this folder, one for each operation. */
export const domainHandlers: { readonly [Id in DomainOperationId]: Handler<Id> } = {
  listDomains,
  createDomain,
  getDomain,
  updateDomain,
  deleteDomain,
  resetDomain,
  listSubdomains,
  createSubdomain,
  updateSubdomain,
  deleteSubdomain,
}
