import type { Store } from '../../store.ts'
import { owned, type OwnedBy } from '../owned.ts'

/** The PHP version that was chosen for a domain. */
interface PhpVersionChoice {
  readonly domain: string
  readonly version: string
}

export const chosenPhpVersions: OwnedBy<PhpVersionChoice> = owned('php-version', ({ domain }) => domain)

const firstVersion = '8.3'

export function phpVersionOf(store: Store, servername: string, domain: string): string {
  return chosenPhpVersions(store, servername).get(domain)?.version ?? firstVersion
}
