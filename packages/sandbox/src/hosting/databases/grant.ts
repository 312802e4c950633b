import { serverCollection, type ServerCollectionOf } from '../server/server-collection.ts'

/** Access of a database user to a database. */
export interface Grant {
  readonly db_user: string
  readonly db_name: string
}

export const grants: ServerCollectionOf<Grant> = serverCollection('database-grant', toGrantId)

export function toGrantId({ db_user, db_name }: Grant): string {
  return JSON.stringify([db_user, db_name])
}
