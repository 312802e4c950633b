import { toPunycodeDomain } from './to-punycode.ts'

/** Narrows a list to one parent domain; the API cannot narrow to a subdomain. */
export interface DomainFilter {
  /** The parent domain, in its own script or in Punycode. All of them when left out. */
  readonly domain?: string | undefined
}

/** The domain that a list is asked for. */
export interface DomainQuery {
  /** The domain, in its own script or in Punycode. */
  readonly domain: string
}

export function toDomainFilter({ domain }: DomainFilter = {}): { domain?: string } {
  return domain === undefined ? {} : toDomainQuery({ domain })
}

export function toDomainQuery({ domain }: DomainQuery): { domain: string } {
  return { domain: toPunycodeDomain('domain', domain) }
}
