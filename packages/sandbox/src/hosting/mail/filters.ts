import { hashToHex } from '../../encoding/hash.ts'
import type { MailFilter } from '@hostwright/types'
import { checkFilterTarget } from '@hostwright/types/rules'
import { ApiFailure, rejectProblem } from '../../http/api-failure.ts'
import type { AssumptionChoices } from '../../generated/assumption-choices.ts'
import type { Handler } from '../../operations/handler.ts'
import { type DomainPart, partOf } from '../server/domain-part.ts'
import { requireActiveHosting, requireHosting } from '../server/hosting-contract.ts'
import { serverCollection, type ServerCollectionOf } from '../server/server-collection.ts'
import { rejectUnknown } from '../server/reject-unknown.ts'
import { passesParentFilter, requireSite } from '../server/site.ts'

/**
 * A stored mail filter. Its priority was assigned at its creation; by default, lists show the position among the
 * filters of its domain instead.
 */
type MailFilterRecord = Readonly<MailFilter>

const placeInList: AssumptionChoices['mail-filter-priority'] = 'place-in-list'

const mailFilters: ServerCollectionOf<MailFilterRecord> = serverCollection('mail-filter', ({ id }) => id)

export const mailFilterPart: DomainPart = partOf('other', mailFilters, ({ domain }) => domain)

export const listMailFilters: Handler<'listMailFilters'> = ({ store, path, query, assume }) => {
  const { servername } = requireHosting(store, path.servername)
  const kept = mailFilters(store, servername).list()
  const isPlace = assume['mail-filter-priority'] === placeInList
  const filters = (isPlace ? withPlaces(kept) : kept).filter(({ domain }) =>
    passesParentFilter(store, servername, query.domain, domain),
  )
  return { status: 200, body: { filters } }
}

export const createMailFilter: Handler<'createMailFilter'> = (call) => {
  const { store, body, assume } = call
  const { servername } = requireActiveHosting(call)
  const { type, target = '', method } = body.action
  const listed = (name: 'field' | 'match_type'): Record<string, string> =>
    Object.fromEntries(body.conditions.map((one, index) => [`conditions.${index}.${name}`, one[name]]))
  rejectUnknown({
    MailFilterField: listed('field'),
    MailFilterMatchType: listed('match_type'),
    MailFilterActionType: { 'action.type': type },
    MailFilterActionMethod: { 'action.method': method },
  })
  if (assume['mail-filter-target'] !== 'none') rejectProblem('action.target', checkFilterTarget(body.action))
  const { name } = requireSite(call, body.domain, 'body')
  const id = toFilterId(store.nextNumber('mail-filter'))
  const kept = mailFilters(store, servername)
  const others = kept.list().filter(({ domain }) => domain === name)
  const priority = Math.max(0, ...others.map((filter) => filter.priority)) + 1
  kept.put({ ...body, action: { ...body.action, target }, id, domain: name, priority })
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

/** Returns the filters with their priorities: the position of each filter among those of its domain. */
function withPlaces(filters: readonly MailFilterRecord[]): MailFilter[] {
  const counts = new Map<string, number>()
  return filters.map((filter) => {
    const priority = (counts.get(filter.domain) ?? 0) + 1
    counts.set(filter.domain, priority)
    return { ...filter, priority }
  })
}

function toFilterId(number: number): string {
  return hashToHex(`mail filter ${number}`).slice(0, 16)
}
