import { ApiFailure } from '../../api-failure.ts'
import type { Store } from '../../store.ts'
import { type DomainPart, partOf } from '../domain-part.ts'
import { owned, type OwnedBy } from '../owned.ts'

/** A WordPress installation as it is kept: without its administrator, for nobody logs in. */
export interface WordPressRecord {
  readonly id: string
  /** The domain or subdomain that it stands on. */
  readonly host: string
  readonly url: string
  readonly title: string
  readonly db_name: string
  readonly db_user: string
  /** The command of the cron job that came with it. */
  readonly cacheCommand: string
  readonly memo: string
}

export const wordPressSites: OwnedBy<WordPressRecord> = owned('wordpress', ({ id }) => id)

export const wordPressPart: DomainPart = partOf('web', wordPressSites, ({ host }) => host)

export function requireWordPress(store: Store, servername: string, id: string): WordPressRecord {
  const found = wordPressSites(store, servername).get(id)
  if (found === undefined) throw new ApiFailure('NOT_FOUND', 'The server has no such WordPress installation.')
  return found
}
