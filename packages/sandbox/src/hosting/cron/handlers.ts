import type { OperationId } from '../../description/operation.ts'
import type { Handler } from '../../operations/handler.ts'
import { createCronJob, deleteCronJob, listCronJobs, updateCronJob } from './jobs.ts'

type CronOperationId = Extract<OperationId, `${string}CronJob${string}`>

/** The handlers of this folder, one for each operation. */
export const cronHandlers: { readonly [Id in CronOperationId]: Handler<Id> } = {
  listCronJobs,
  createCronJob,
  updateCronJob,
  deleteCronJob,
}
