import type { OperationId } from '../../description/operation.ts'
import type { Answer, Call, Handler } from '../../handler.ts'
import { addedDomains } from '../domain.ts'
import { type HostingContract, requireHosting } from '../hosting-contract.ts'
import { requireSite } from '../site.ts'
import { documentRoot } from '../web/document-root.ts'
import { listVisits, toAccessLine, toErrorLine, type Visit } from './visits.ts'

type WebLogOperationId = Extract<OperationId, 'getAccessLog' | 'getErrorLog'>

const getAccessLog: Handler<'getAccessLog'> = (call) => readLog(call, (visits) => visits.map(toAccessLine))

const getErrorLog: Handler<'getErrorLog'> = (call) =>
  readLog(call, (visits, contract, name) => {
    const root = documentRoot(contract, name)
    return visits.filter(({ status }) => status === 404).map((visit) => toErrorLine(visit, root))
  })

/** The handlers of this folder, one for each operation. */
export const webLogHandlers: { readonly [Id in WebLogOperationId]: Handler<Id> } = {
  getAccessLog,
  getErrorLog,
}

function readLog(
  { store, path, query, now }: Call<'getAccessLog'> | Call<'getErrorLog'>,
  toLines: (visits: readonly Visit[], contract: HostingContract, name: string) => readonly string[],
): Answer<'getAccessLog'> {
  const contract = requireHosting(store, path.servername)
  const { name, domain } = requireSite(store, contract.servername, query.domain)
  const { keyword = '', lines } = query
  const addedAt = addedDomains(store, contract.servername).get(domain)?.addedAt ?? contract.orderedAt
  const found = toLines(listVisits(name, addedAt, now), contract, name).filter((line) =>
    line.includes(keyword),
  )
  const last = lines === undefined ? found : found.slice(-lines)
  return { status: 200, body: { domain: name, log: last.join('\n') } }
}
