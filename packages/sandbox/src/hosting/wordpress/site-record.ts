import type { DeleteWordPressSiteRequest } from '@hostwright/types'
import { ApiFailure } from '../../http/api-failure.ts'
import type { Store } from '../../storage/store.ts'
import { cronJobs } from '../cron/job.ts'
import { removeDatabase, removeDatabaseUser } from '../databases/database.ts'
import type { DomainPart } from '../server/domain-part.ts'
import { serverCollection, type ServerCollectionOf } from '../server/server-collection.ts'

/** A stored WordPress installation. Its administrator is not stored, because nobody logs in. */
export interface WordPressRecord {
  readonly id: string
  /** The domain or subdomain of the installation. */
  readonly host: string
  readonly url: string
  readonly title: string
  readonly db_name: string
  readonly db_user: string
  /** The command of the cron job that the installation has created, unless an assumption keeps it from creating one. */
  readonly cacheCommand: string
  readonly memo: string
}

export const wordPressSites: ServerCollectionOf<WordPressRecord> = serverCollection(
  'wordpress',
  ({ id }) => id,
)

export const wordPressPart: DomainPart = {
  area: 'web',
  remove({ store, path: { servername }, assume }, names) {
    const goesWhole = assume['wordpress-of-deleted-domain'] === 'deleted'
    const rest = { delete_db: goesWhole, delete_db_user: goesWhole, delete_cron: goesWhole }
    for (const site of wordPressSites(store, servername).list()) {
      if (names.includes(site.host)) removeWordPress(store, servername, site, rest)
    }
  },
}

/** Deletes a WordPress installation, and those of its database, database user and cron job that the request selects. */
export function removeWordPress(
  store: Store,
  servername: string,
  { id, db_name, db_user, cacheCommand }: WordPressRecord,
  { delete_db, delete_db_user, delete_cron }: Required<DeleteWordPressSiteRequest>,
): void {
  wordPressSites(store, servername).delete(id)
  if (delete_db) removeDatabase(store, servername, db_name)
  if (delete_db_user) removeDatabaseUser(store, servername, db_user)
  if (delete_cron) cronJobs(store, servername).deleteWhere(({ command }) => command === cacheCommand)
}

export function requireWordPress(store: Store, servername: string, id: string): WordPressRecord {
  const found = wordPressSites(store, servername).get(id)
  if (found === undefined) throw new ApiFailure('NOT_FOUND', 'The server has no such WordPress installation.')
  return found
}
