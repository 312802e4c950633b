import { createHash } from 'node:crypto'
import type { MailFilter } from '@hostwright/types'
import { ApiFailure, validationFailure } from '../../api-failure.ts'
import type { Handler } from '../../handler.ts'
import { type DomainPart, partOf } from '../domain-part.ts'
import { requireActiveHosting, requireHosting } from '../hosting-contract.ts'
import { owned, type OwnedBy } from '../owned.ts'
import { passesParentFilter, requireSite } from '../site.ts'

/** A mail filter as it is kept: its priority is its place among those of its domain. */
type MailFilterRecord = Readonly<Omit<MailFilter, 'priority'>>

const mailFilters: OwnedBy<MailFilterRecord> = owned('mail-filter', ({ id }) => id)

export const mailFilterPart: DomainPart = partOf('other', mailFilters, ({ domain }) => domain)

export const listMailFilters: Handler<'listMailFilters'> = ({ store, path, query }) => {
  const { servername } = requireHosting(store, path.servername)
  const filters = withPriorities(mailFilters(store, servername).list()).filter(({ domain }) =>
    passesParentFilter(store, servername, query.domain, domain),
  )
  return { status: 200, body: { filters } }
}

export const createMailFilter: Handler<'createMailFilter'> = (call) => {
  const { store, body } = call
  const { servername } = requireActiveHosting(call)
  const { type, target } = body.action
  if (type === 'mail_address' && target === '') {
    throw validationFailure(['action.target: is required for the type mail_address.'])
  }
  if (type !== 'mail_address' && target !== '') {
    throw validationFailure([`action.target: must be empty for the type ${type}.`])
  }
  const { name } = requireSite(store, servername, body.domain)
  const id = toFilterId(store.nextNumber('mail-filter'))
  mailFilters(store, servername).put({ ...body, id, domain: name })
  return { status: 200, body: { id, message: 'The mail filter has been added.' } }
}

export const deleteMailFilter: Handler<'deleteMailFilter'> = (call) => {
  const { servername } = requireActiveHosting(call)
  const filters = mailFilters(call.store, servername)
  const filter = filters.get(call.path.filter_id)
  if (filter === undefined) throw new ApiFailure('NOT_FOUND', 'The server has no such mail filter.')
  filters.delete(filter.id)
  return { status: 200, body: { message: 'The mail filter has been deleted.' } }
}

function withPriorities(filters: readonly MailFilterRecord[]): MailFilter[] {
  const counts = new Map<string, number>()
  return filters.map((filter) => {
    const priority = (counts.get(filter.domain) ?? 0) + 1
    counts.set(filter.domain, priority)
    return { ...filter, priority }
  })
}

function toFilterId(number: number): string {
  return createHash('sha256').update(`mail filter ${number}`).digest('hex').slice(0, 16)
}
