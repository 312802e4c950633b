import type { AssumptionChoices } from '../../generated/assumption-choices.ts'
import type { Answer, Call, Handler } from '../../operations/handler.ts'
import { addedDomains } from '../server/domain.ts'
import { type HostingContract, requireHosting } from '../server/hosting-contract.ts'
import { requireSite } from '../server/site.ts'
import { documentRoot } from '../server/document-root.ts'
import { listVisits, toAccessLine, toErrorLine, type Visit } from './visits.ts'

export const getAccessLog: Handler<'getAccessLog'> = (call) =>
  readLog(call, (visits) => visits.map(toAccessLine))

export const getErrorLog: Handler<'getErrorLog'> = (call) =>
  readLog(call, (visits, contract, name) => {
    const root = documentRoot(contract, name)
    return visits.filter(({ status }) => status === 404).map((visit) => toErrorLine(visit, root))
  })

function readLog(
  call: Call<'getAccessLog'> | Call<'getErrorLog'>,
  toLines: (visits: readonly Visit[], contract: HostingContract, name: string) => readonly string[],
): Answer<'getAccessLog'> {
  const { store, path, query, now, assume } = call
  const contract = requireHosting(store, path.servername)
  const { name, domain } = requireSite(call, query.domain)
  const addedAt = addedDomains(store, contract.servername).get(domain)?.addedAt ?? contract.orderedAt
  const all = toLines(listVisits(name, addedAt, now), contract, name)
  return { status: 200, body: { domain: name, log: filterLines(all, query, assume).join('\n') } }
}

function filterLines(
  log: readonly string[],
  { lines = Infinity, keyword = '' }: Call<'getAccessLog'>['query'],
  assume: AssumptionChoices,
): readonly string[] {
  const choice = assume['web-log-filters']
  const ignoresCase = choice === 'filter-any-case-then-last'
  const fold = (text: string): string => (ignoresCase ? text.toLowerCase() : text)
  const holding = (some: readonly string[]): readonly string[] =>
    some.filter((line) => fold(line).includes(fold(keyword)))
  const last = (some: readonly string[]): readonly string[] => some.slice(-lines)
  return choice === 'last-then-filter' ? holding(last(log)) : last(holding(log))
}
