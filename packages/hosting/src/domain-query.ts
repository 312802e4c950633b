import { toPunycodeDomain } from './to-punycode.ts'

/** Limits a list to one parent domain. The API has no filter for a subdomain. */
export interface DomainFilter {
  /** The parent domain, in its own script or in Punycode. @default all domains */
  readonly domain?: string | undefined
}

export function toDomainFilter({ domain }: DomainFilter = {}): { domain?: string } {
  return domain === undefined ? {} : toDomainQuery({ domain })
}

export function toDomainQuery({ domain }: { readonly domain: string }): { domain: string } {
  return { domain: toPunycodeDomain('domain', domain) }
}
