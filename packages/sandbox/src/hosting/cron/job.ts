import { hashToHex } from '../../encoding/hash.ts'
import type { CronJob } from '@hostwright/types'
import { ApiFailure } from '../../http/api-failure.ts'
import type { Store } from '../../storage/store.ts'
import { serverCollection, type ServerCollectionOf } from '../server/server-collection.ts'

/** A stored cron job. */
export interface CronJobRecord extends Readonly<CronJob> {
  /** Its position in the list, which does not change with its id. */
  readonly number: number
}

export type CronContent = Omit<CronJobRecord, 'id' | 'number' | 'enabled'>

export const cronJobs: ServerCollectionOf<CronJobRecord> = serverCollection('cron-job', ({ id }) => id)

/** The identifier of a job: a hash of its schedule, command and comment. */
export function toCronJobId({ minute, hour, day, month, weekday, command, comment }: CronContent): string {
  const content = JSON.stringify([minute, hour, day, month, weekday, command, comment])
  return hashToHex(content).slice(0, 32)
}

/** Adds a job that runs from now on. One with the same content takes its place. */
export function addCronJob(store: Store, servername: string, content: CronContent): string {
  const id = toCronJobId(content)
  const number = store.nextNumber('cron-job')
  cronJobs(store, servername).put({ ...content, id, number, enabled: true })
  return id
}

export function requireCronJob(store: Store, servername: string, id: string): CronJobRecord {
  const found = cronJobs(store, servername).get(id)
  if (found === undefined) throw new ApiFailure('NOT_FOUND', 'The server has no cron job of this id.')
  return found
}
