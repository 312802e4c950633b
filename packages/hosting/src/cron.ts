import { type CallOptions, type Client, toInit } from '@hostwright/common'
import type {
  CreateCronJobRequest,
  CreatedCronJob,
  CronJobId,
  CronJobList,
  Message,
  UpdateCronJobRequest,
  UpdatedCronJob,
} from '@hostwright/types'
import type { ServerPath } from './server-path.ts'

/** The cron jobs of one server. **The id of a job is calculated from its content and changes with it.** */
export interface CronApi {
  /**
   * Lists the jobs (`crons`) and the address that gets their output (`notification_email`, null if there is
   * none). Calls `GET /v1/server/{servername}/cron` (scope: read).
   *
   * Known from public reference material, not from the documentation of the service.
   */
  list(options?: CallOptions): Promise<CronJobList>
  /**
   * Adds a job. The command has at most 1024 characters; `weekday` is 0 to 7.
   * Calls `POST /v1/server/{servername}/cron` (scope: write).
   *
   * `comment` and the response are known from public reference material.
   *
   * @throws {ApiError} `VALIDATION_ERROR`, `OPERATION_ERROR`
   */
  create(body: CreateCronJobRequest, options?: CallOptions): Promise<CreatedCronJob>
  /**
   * Changes a job; properties that are not sent keep their value. **Use the `id` of the response from then
   * on**: it changes with the schedule, the command and the comment, and the old one becomes unknown. Calls
   * `PUT /v1/server/{servername}/cron/{cron_id}` (scope: write).
   *
   * The documentation only names the operation; path and bodies are known from public reference material.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown or former id, `VALIDATION_ERROR`
   */
  update(id: CronJobId, change: UpdateCronJobRequest, options?: CallOptions): Promise<UpdatedCronJob>
  /**
   * Deletes a job **permanently**. Calls `DELETE /v1/server/{servername}/cron/{cron_id}` (scope: write).
   *
   * The documentation only names the operation; path and bodies are known from public reference material.
   *
   * @throws {ApiError} `NOT_FOUND` for an unknown or former id
   */
  delete(id: CronJobId, options?: CallOptions): Promise<Message>
}

export function createCron({ api }: Client, path: ServerPath): CronApi {
  const url = '/v1/server/{servername}/cron'
  const jobUrl = `${url}/{cron_id}` as const
  return {
    async list(options) {
      const { data } = await api.GET(url, { params: { path }, ...toInit(options) })
      return data
    },
    async create(body, options) {
      const { data } = await api.POST(url, { params: { path }, body, ...toInit(options) })
      return data
    },
    async update(id, body, options) {
      const { data } = await api.PUT(jobUrl, {
        params: { path: { ...path, cron_id: id } },
        body,
        ...toInit(options),
      })
      return data
    },
    async delete(id, options) {
      const { data } = await api.DELETE(jobUrl, {
        params: { path: { ...path, cron_id: id } },
        ...toInit(options),
      })
      return data
    },
  }
}
