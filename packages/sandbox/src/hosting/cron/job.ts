import { hashToHex } from '../../encoding/hash.ts'
import type { CronJob } from '@hostwright/types'
import { ApiFailure } from '../../http/api-failure.ts'
import type { Store } from '../../storage/store.ts'
import { serverCollection, type ServerCollectionOf } from '../server/server-collection.ts'

/** A stored cron job. */
export interface CronJobRecord extends Readonly<CronJob> {
  /** Number by which the list of jobs is sorted. It stays the same when the id of the job changes. */
  readonly number: number
}

export type CronContent = Omit<CronJobRecord, 'id' | 'number' | 'enabled'>

export const cronJobs: ServerCollectionOf<CronJobRecord> = serverCollection('cron-job', ({ id }) => id)

/** Returns the id of a job: a hash of its schedule, command and comment. */
export function toCronJobId({ minute, hour, day, month, weekday, command, comment }: CronContent): string {
  const content = JSON.stringify([minute, hour, day, month, weekday, command, comment])
  return hashToHex(content).slice(0, 32)
}

/** Adds an enabled job and returns its id. An existing job with the same content is replaced. */
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
