import { ConfigError } from '@hostwright/common'
import { toPunycodeDomain } from './to-punycode.ts'

/** Limits a list to one parent domain. The API has no filter for a subdomain. */
export interface DomainFilter {
  /**
   * The parent domain, in its own script or in Punycode. For a domain that the server does not have, or a subdomain, the
   * list is empty or the call fails with `NOT_FOUND`. @default all domains
   */
  readonly domain?: string | undefined
}

/**
 * Checks the filter of a list. A program in JavaScript that gives the domain alone, or misspells `domain`, would get all
 * domains, and delete what it meant to delete of one.
 */
export function toDomainFilter(filter: DomainFilter = {}): { domain?: string } {
  const { domain, ...others } = Object(filter) as DomainFilter
  const isObject = Object(filter) === filter && !Array.isArray(filter)
  const other = isObject ? Object.keys(others)[0] : (filter as string)
  if (other !== undefined)
    throw new ConfigError('query', `has ${other}: give { domain: 'example.com' }, or nothing for all domains`)
  return domain === undefined ? {} : toDomainQuery({ domain })
}

export function toDomainQuery({ domain }: { readonly domain: string }): { domain: string } {
  return { domain: toPunycodeDomain('domain', domain) }
}
