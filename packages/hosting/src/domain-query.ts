import { toPunycodeDomain } from './to-punycode.ts'

/** Narrows a list to one parent domain; the API cannot narrow to a subdomain. */
export interface DomainFilter {
  readonly domain?: string | undefined
}

/** The domain that a list is asked for. */
export interface DomainQuery {
  readonly domain: string
}

export function toDomainFilter({ domain }: DomainFilter = {}): { domain?: string } {
  return domain === undefined ? {} : toDomainQuery({ domain })
}

export function toDomainQuery({ domain }: DomainQuery): { domain: string } {
  return { domain: toPunycodeDomain('domain', domain) }
}
