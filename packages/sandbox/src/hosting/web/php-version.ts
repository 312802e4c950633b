import type { AssumptionChoices } from '../../generated/assumption-choices.ts'
import type { Store } from '../../storage/store.ts'
import { serverCollection, type ServerCollectionOf } from '../server/server-collection.ts'

/** A PHP version that was set for a site. */
interface PhpVersionChoice {
  readonly domain: string
  readonly version: string
}

export const chosenPhpVersions: ServerCollectionOf<PhpVersionChoice> = serverCollection(
  'php-version',
  ({ domain }) => domain,
)

/**
 * Rules for PHP versions, for each choice of an assumption: which sites have their own version, and the version of a
 * new site.
 */
export const phpRules: Readonly<Record<AssumptionChoices['php-of-subdomains'], PhpRule>> = {
  'domains-8-3': {
    takesSubdomains: false,
    firstVersion: '8.3',
  },
  'domains-and-subdomains-8-3': {
    takesSubdomains: true,
    firstVersion: '8.3',
  },
  'domains-8-5': {
    takesSubdomains: false,
    firstVersion: '8.5',
  },
}

interface PhpRule {
  readonly takesSubdomains: boolean
  readonly firstVersion: string
}

export function phpVersionOf(
  store: Store,
  servername: string,
  domain: string,
  assume: AssumptionChoices,
): string {
  const chosen = chosenPhpVersions(store, servername).get(domain)
  return chosen?.version ?? phpRules[assume['php-of-subdomains']].firstVersion
}
