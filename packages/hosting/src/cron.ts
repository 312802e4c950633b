import { type CallOptions, ConfigError, toInit } from '@hostwright/common'
import type { ClientPorts } from '@hostwright/common/ports'
import type {
  CreateCronJobRequest,
  CreatedCronJob,
  CronJob,
  CronJobId,
  Message,
  UpdateCronJobRequest,
  UpdatedCronJob,
} from '@hostwright/types'
import { ensure, type EnsuredResource, pickChanges } from './ensure.ts'
import type { ServerPath } from './server-path.ts'
import { withoutReadOnly } from './without-read-only.ts'

/** The cron jobs of one server. **The id of a job is calculated from its content and changes with it.** */
export interface CronApi {
  /**
   * Lists the jobs. Calls `GET /v1/server/{servername}/cron` (scope: read).
   *
   * Known from public reference material, not from the documentation of the service.
   */
  list(options?: CallOptions): Promise<CronJob[]>
  /**
   * Reads the address that receives notifications about the jobs; null presumably if there is none. Calls `GET
   * /v1/server/{servername}/cron` (scope: read). No operation changes it.
   *
   * Known from public reference material, not from the documentation of the service.
   */
  notificationEmail(options?: CallOptions): Promise<string | null>
  /**
   * Adds a job, which is enabled. The command has at most 1024 characters; `weekday` is 0 to 7. Takes a job of a list
   * too, for another server: its `id` is not sent. Calls `POST /v1/server/{servername}/cron` (scope: write).
   *
   * `comment` and the response are known from public reference material.
   *
   * @throws {ConfigError} for a job of a list that is disabled, because the new one would run. Nothing was sent
   * @throws {ApiError} `VALIDATION_ERROR`, `OPERATION_ERROR`
   */
  create(body: CreateCronJobRequest, options?: CallOptions): Promise<CreatedCronJob>
  /**
   * Creates the job of a command unless it exists, and sets the schedule and `comment` if they are given and differ. A
   * job is identified by its `command`, character by character: **another command is another job**, and the job of the
   * former command stays. A disabled job stays disabled. If two programs create a job at the same moment, there may be
   * two. Deletes nothing. Calls `GET /v1/server/{servername}/cron`, and, if something is missing or differs, `POST
   * /v1/server/{servername}/cron` or `PUT /v1/server/{servername}/cron/{cron_id}` (scope: write).
   *
   * Known from public reference material, not from the documentation of the service.
   *
   * @throws {ConfigError} if several jobs have the command and none has the given properties, and for a disabled job of
   *   a list while the job of its command runs, before anything is written
   * @throws {ApiError} the errors of `list`, `create` and `update`
   * @example await site.cron.ensure({ minute: '30', hour: '3', day: '*', month: '*', weekday: '*', command: 'php nightly.php' })
   */
  ensure(
    body: CreateCronJobRequest,
    options?: CallOptions,
  ): Promise<EnsuredResource<Pick<CreatedCronJob, 'id'>>>
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

export function createCron({ api }: ClientPorts, path: ServerPath): CronApi {
  const url = '/v1/server/{servername}/cron'
  const jobUrl = `${url}/{cron_id}` as const
  const cron: CronApi = {
    async list(options) {
      const { data } = await api.GET(url, { params: { path }, ...toInit(options) })
      return data.crons
    },
    async notificationEmail(options) {
      const { data } = await api.GET(url, { params: { path }, ...toInit(options) })
      return data.notification_email
    },
    ensure: (body, options) => ensureJob(cron, body, options),
    async create(given, options) {
      const body = toNewJob(given)
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
  return cron
}

/** Returns the request for a job that may come from a list. */
function toNewJob(given: CreateCronJobRequest & { readonly enabled?: unknown }): CreateCronJobRequest {
  if (given.enabled === false) {
    const fix = 'create it without `enabled`, then disable it with cron.update'
    throw new ConfigError('enabled', `is false, and a new cron job is enabled: ${fix}`)
  }
  return withoutReadOnly<CronJob, CreateCronJobRequest>(given, { id: true, enabled: true })
}

async function ensureJob(
  cron: CronApi,
  body: CreateCronJobRequest & { readonly enabled?: unknown },
  options?: CallOptions,
): Promise<EnsuredResource<Pick<CreatedCronJob, 'id'>>> {
  const fields = ['minute', 'hour', 'day', 'month', 'weekday', 'comment'] as const
  return ensure(
    async () => {
      const jobs = (await cron.list(options)).filter(({ command }) => command === body.command)
      const job = jobs.find((one) => pickChanges(body, one, fields) === undefined) ?? jobs[0]
      if (job === undefined) return undefined
      if (body.enabled === false && job.enabled) {
        throw new ConfigError(
          'enabled',
          'is false, and the job of this command runs: disable it with cron.update',
        )
      }
      const change = pickChanges(body, job, fields)
      if (change && jobs.length > 1) {
        throw new ConfigError('command', `is that of ${jobs.length} cron jobs: change one with cron.update`)
      }
      // Updating a cron job changes its id, so `identity` must contain the new id afterwards.
      const identity = { id: job.id }
      const update = async (): Promise<void> => {
        identity.id = (await cron.update(job.id, change!, options)).id
      }
      return { identity, change: change && update }
    },
    async () => ({ id: (await cron.create(body, options)).id }),
  )
}
