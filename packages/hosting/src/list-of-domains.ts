import { type CallOptions, toInit } from '@hostwright/common'
import type { ClientPorts } from '@hostwright/common/ports'
import { type DomainFilter, toDomainFilter, toDomainQuery } from './domain-query.ts'
import { readIfThere } from './ensure.ts'
import type { ServerPath } from './server-path.ts'

/**
 * Reads a list for which the API requires a domain: that of the given domain, or those of all domains of the server,
 * one after another. Whether the API lists the initial domain among the domains is not documented, so it is always
 * read. A domain that the API does not know, because it was deleted meanwhile, has an empty list.
 */
export async function listOfDomains<Item>(
  { api }: ClientPorts,
  path: ServerPath,
  filter: DomainFilter | undefined,
  options: CallOptions | undefined,
  list: (query: { readonly domain: string }) => Promise<Item[]>,
): Promise<Item[]> {
  const { domain } = toDomainFilter(filter)
  if (domain !== undefined) return list({ domain })
  const { data } = await api.GET('/v1/server/{servername}/domain', { params: { path }, ...toInit(options) })
  const domains = [path.servername, ...data.domains.map((one) => one.domain)]
  const lists: Item[][] = []
  for (const one of new Set(domains.map((name) => toDomainQuery({ domain: name }).domain))) {
    lists.push((await readIfThere(() => list({ domain: one }))) ?? [])
  }
  return lists.flat()
}
