import type { AssumptionChoices } from '../../generated/assumption-choices.ts'
import type { Store } from '../../storage/store.ts'
import { serverCollection, type ServerCollectionOf } from '../server/server-collection.ts'

/** The PHP version that was chosen for a domain. */
interface PhpVersionChoice {
  readonly domain: string
  readonly version: string
}

export const chosenPhpVersions: ServerCollectionOf<PhpVersionChoice> = serverCollection(
  'php-version',
  ({ domain }) => domain,
)

/** Which sites have a PHP version of their own, and which one is the first. */
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
