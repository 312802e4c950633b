import type { CronJob } from '@hostwright/types'
import type { DesiredCronJob } from '../desired/desired.ts'
import { type Change, type Comparison, toChange, toForeign } from '../changes/change.ts'
import { newId, toOperation } from '../changes/operation.ts'
import { stages } from '../changes/stages.ts'
import { type HostingContext, nothing, type ServerResource } from './hosting-context.ts'
import { pickDifferences } from './pick-differences.ts'
import { take } from './take.ts'
import { readWordPressParts } from './wordpress-parts.ts'

const schedule = ['minute', 'hour', 'day', 'month', 'weekday'] as const
const names = ['minute', 'hour', 'day', 'month', 'weekday', 'command', 'comment', 'enabled'] as const

/**
 * The cron jobs of a server. Their ids change with their content, so a job is identified by it: all of it first, then
 * by its comment, when no other job has the same.
 */
export const cronJobs: ServerResource = {
  async compare(context) {
    const { wanted, read } = context
    if (wanted.cron === undefined) return nothing
    const isPruned = wanted.prune?.includes('cron') === true
    const { hasJob } = isPruned ? await readWordPressParts(context) : { hasJob: () => false }
    return compareJobs(
      context,
      wanted.cron,
      (await read.cron()).filter((job) => !hasJob(job)),
      isPruned,
    )
  },
  async export(context) {
    const { hasJob } = await readWordPressParts(context)
    const jobs = (await context.read.cron()).filter((job) => !hasJob(job))
    return { cron: jobs.map(({ id: _, ...job }) => job) }
  },
}

function compareJobs(
  context: HostingContext,
  wanted: readonly DesiredCronJob[],
  found: readonly CronJob[],
  isPruned: boolean,
): Comparison {
  const left = [...found]
  const pairs = wanted.map((job) => ({ job, same: take(left, (other) => isSame(job, other)) }))
  const changes: Change[] = []
  for (const { job, same } of pairs) {
    const former = same ?? take(left, (other) => hasSameComment(job, other, wanted, found))
    const replaced = former ?? (isPruned ? take(left, ({ command }) => command === job.command) : undefined)
    changes.push(...(replaced === undefined ? [toCreation(context, job)] : toUpdate(context, job, replaced)))
  }
  if (!isPruned) return { changes, foreign: left.map((job) => toForeign(toAddress(context, job))) }
  return { changes: [...changes, ...left.map((job) => toDeletion(context, job))], foreign: [] }
}

function isSame(job: DesiredCronJob, found: CronJob): boolean {
  const isContent = [...schedule, 'command' as const].every((name) => job[name] === found[name])
  return isContent && (job.comment === undefined || job.comment === found.comment)
}

function hasSameComment(
  { comment = '' }: DesiredCronJob,
  found: CronJob,
  wanted: readonly DesiredCronJob[],
  all: readonly CronJob[],
): boolean {
  if (comment === '' || found.comment !== comment) return false
  return [wanted, all].every((jobs) => jobs.filter((job) => job.comment === comment).length === 1)
}

function toCreation(context: HostingContext, job: DesiredCronJob): Change {
  const { enabled, ...body } = job
  const { servername } = context
  // A job is on when it is created.
  const off = toOperation('updateCronJob', { servername, cron_id: newId }, { enabled: false })
  return toChange({
    address: toAddress(context, job),
    action: 'create',
    after: job,
    operations: [toOperation('createCronJob', { servername }, body), ...(enabled === false ? [off] : [])],
    stage: stages.account,
    lane: `${context.address}/cron`,
  })
}

function toUpdate(context: HostingContext, job: DesiredCronJob, found: CronJob): Change[] {
  const differences = pickDifferences(job, found, names)
  if (differences === undefined) return []
  const operation = toOperation(
    'updateCronJob',
    { servername: context.servername, cron_id: found.id },
    differences.after,
  )
  return [
    toChange({
      address: toAddress(context, job),
      action: 'update',
      ...differences,
      operations: [operation],
      stage: stages.account,
      lane: `${context.address}/cron`,
    }),
  ]
}

function toDeletion(context: HostingContext, { id, ...job }: CronJob): Change {
  return toChange({
    address: toAddress(context, job),
    action: 'delete',
    before: job,
    operations: [toOperation('deleteCronJob', { servername: context.servername, cron_id: id })],
    stage: stages.shutAccount,
    lane: `${context.address}/cron`,
  })
}

function toAddress({ address }: HostingContext, job: DesiredCronJob): string {
  const comment = job.comment === undefined || job.comment === '' ? '' : ` # ${job.comment}`
  return `${address}/cron/${schedule.map((name) => job[name]).join(' ')} ${job.command}${comment}`
}
