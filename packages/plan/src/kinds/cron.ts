import type { CronJob } from '@hostwright/types'
import type { DesiredCronJob } from '../generated/desired.ts'
import { type ChangeDraft, type Comparison, nothing, type Place, toUnmanaged } from '../resource/change.ts'
import { erase, harmless, say, toggle, whenChanged } from '../resource/effects.ts'
import { byProperty, define, nothingAlong, ofServer, unlisted } from '../resource/facts.ts'
import { namesOf, pickDifferences } from '../resource/pick-differences.ts'
import { fieldOf, toWords } from '../resource/place.ts'
import { idToCome, toPlannedOperation } from '../resource/planned-operation.ts'
import {
  type Draft,
  type HostingContext,
  type Resource,
  type Target,
  valueOf,
  written,
} from '../resource/resource.ts'
import type { HostingWhere } from '../resource/where.ts'
import { stages } from '../resource/stages.ts'
import { mayBeOfWordPress, readWordPressParts } from './wordpress-parts.ts'
import { byPerson } from '../resource/unattended.ts'

const fields = {
  minute: harmless,
  hour: harmless,
  day: harmless,
  month: harmless,
  weekday: harmless,
  // Another command is other code that runs.
  command: { is: 'compared', change: whenChanged('exposes', (_, after) => toJob(after)) },
  comment: harmless,
  enabled: {
    is: 'compared',
    change: toggle({ on: 'exposes', off: 'interrupts' }, ({ before }) => toJob(fieldOf(before, 'command'))),
  },
} as const
const names = /* @__PURE__ */ namesOf(fields, 'compared')
const schedule = ['minute', 'hour', 'day', 'month', 'weekday'] as const

type Job = Omit<CronJob, 'id'>
type DesiredJob = Omit<DesiredCronJob, 'was'>

/**
 * The cron jobs of a server. The id of a job changes with its content, so a job is found by its content, then by its
 * command, and by its former command if the file gives it.
 */
export const cron: Resource<'cron'> = define((): Resource<'cron'> => ({
  ...ofServer,
  section: async ({ read }) => ({ path: 'cron', count: (await read.cron()).length }),
  below: ({ before, after }) => toCronPath(valueOf('cron', after ?? before)),
  ...byProperty,
  unattended: byPerson,
  creation: ({ after }) => say('exposes', toJob(fieldOf(after, 'command'))),
  fields,
  deletion: erase,
  initial: 'empty',
  prune: 'server',
  repeat: 'two-lists',
  along: nothingAlong,
  listed: unlisted,
  async compare(context) {
    const { wanted, read } = context
    if (wanted.cron === undefined) return nothing
    const isPruned = wanted.prune?.includes('cron') === true
    const { hasJob } = isPruned ? await readWordPressParts(context) : { hasJob: () => false }
    const found = (await read.cron()).filter((job) => !hasJob(job))
    return compareJobs(context, wanted.cron, found, isPruned)
  },
  async export(context) {
    const { hasJob } = await readWordPressParts(context)
    const jobs = (await context.read.cron()).filter((job) => !hasJob(job))
    return { cron: jobs.map(({ id: _, ...job }) => job) }
  },
  async read(where, target) {
    const found = await find(where, target)
    if (found === undefined) return undefined
    const { id: _, ...job } = found
    return job
  },
  async requests(where, target) {
    const { servername } = where
    const after = written(target)
    const { enabled, ...body } = after
    const found = await find(where, target)
    // The API creates every cron job enabled, so a job that is to be disabled needs a second request.
    const off = enabled === false
    if (found === undefined) {
      const creation = toPlannedOperation('createCronJob', { servername }, body)
      const switched = toPlannedOperation(
        'updateCronJob',
        { servername, cron_id: idToCome },
        { enabled: false },
      )
      return off ? [creation, switched] : [creation]
    }
    const path = { servername, cron_id: found.id }
    if (target.action === 'delete') return [toPlannedOperation('deleteCronJob', path)]
    return [toPlannedOperation('updateCronJob', path, pickDifferences(after, found, names)?.after ?? {})]
  },
  isStep: (now) => now !== null,
}))

function toJob(command: Place | undefined): string {
  return `cron ${toWords(command)}`
}

function compareJobs(
  context: HostingContext,
  wanted: readonly DesiredCronJob[],
  found: readonly CronJob[],
  isPruned: boolean,
): Comparison {
  const left = found.toSorted(bySchedule)
  const former = new Map(wanted.map((job) => [job, take(left, (other) => isSame(job, other))]))
  const isFree = (job: CronJob): boolean => !context.isCovered(toCronAddress(context, job))
  const others = wanted.filter((job) => former.get(job) === undefined).toSorted(bySchedule)
  for (const job of others)
    former.set(
      job,
      take(left, (other) => other.command === job.command && isFree(other)),
    )
  for (const job of others)
    if (former.get(job) === undefined)
      former.set(
        job,
        take(left, (other) => other.command === job.was && isFree(other)),
      )
  const changes: ChangeDraft[] = []
  const kept: CronJob[] = []
  for (const [{ was: _, ...job }, replaced] of former) {
    if (replaced !== undefined && pickDifferences(job, replaced, names) === undefined) kept.push(replaced)
    else
      changes.push({
        ...toDraft(context, replaced, job),
        ...(isPruned ? {} : withObstacle(job, replaced, left)),
      })
  }
  const gone = isPruned ? left : []
  changes.push(...gone.map((job) => toDraft(context, job, undefined)))
  const unmanaged = (isPruned ? [] : left).map((job) =>
    toUnmanaged(toCronAddress(context, job), mayBeOfWordPress(job) ? undefined : null),
  )
  const section = {
    address: `${context.address}/cron`,
    items: found.map((job) => toCronAddress(context, job)),
  }
  return { changes: numberCopies(changes, kept, found), unmanaged, sections: [section] }
}

/** Returns an obstacle for a new job whose comment an existing one with another command has: both would run. */
function withObstacle(
  { comment = '' }: DesiredJob,
  replaced: CronJob | undefined,
  left: readonly CronJob[],
): Pick<ChangeDraft, 'obstacles'> {
  const twin = left.find((other) => comment !== '' && other.comment === comment)
  if (replaced !== undefined || twin === undefined) return {}
  const problem = `A job with the same comment runs ${twin.command}, and both would run: give was: ${twin.command} to change it, give another comment, or prune cron.`
  return { obstacles: [problem] }
}

function bySchedule(one: DesiredJob, other: DesiredJob): number {
  const [first, second] = [toKey(one), toKey(other)]
  return first < second ? -1 : first > second ? 1 : 0
}

/** Numbers identical cron jobs, because the number is part of a job's place. */
function numberCopies(
  changes: readonly ChangeDraft[],
  kept: readonly CronJob[],
  found: readonly CronJob[],
): ChangeDraft[] {
  const counts = new Map<string, number>()
  const next = (job: Job): number => {
    const count = (counts.get(toKey(job)) ?? 0) + 1
    counts.set(toKey(job), count)
    return count
  }
  for (const job of kept) next(job)
  const existing = changes.map((change) =>
    change.before ? { ...change, at: { ...change.at, copy: next(change.before as Job) } } : change,
  )
  for (const job of found) counts.set(toKey(job), found.filter((other) => toKey(other) === toKey(job)).length)
  const numbered = existing.map((change) =>
    change.before ? change : { ...change, at: { ...change.at, copy: next(change.after as Job) } },
  )
  // Identical cron jobs are numbered. The last of them is deleted first, so that the numbers of the others do not
  // change.
  return numbered.toSorted((one, other) => toRank(other) - toRank(one))
}

function toRank({ action, at }: ChangeDraft): number {
  return action === 'delete' ? (at.copy ?? 1) : 0
}

function toDraft(
  context: HostingContext,
  found: CronJob | undefined,
  job: DesiredJob | undefined,
): Draft<'cron'> {
  const { id: _, ...before } = found ?? { id: '' }
  const action = found === undefined ? 'create' : job === undefined ? 'delete' : 'update'
  const address = toCronAddress(context, { ...before, ...job } as Job)
  return {
    address,
    action,
    at: { kind: 'cron', server: context.server },
    ...(found !== undefined && { before }),
    ...(job !== undefined && { after: { ...before, ...job } }),
    // `ignore` and `keep` can cover the former job, beside which the new one can run.
    ...(found !== undefined &&
      toCronAddress(context, found) !== address && {
        replaces: { address: toCronAddress(context, found), canStay: true },
      }),
    stage: action === 'delete' ? stages.shutAccount : stages.account,
    sequence: `${context.address}/cron`,
  }
}

/** Finds the job of a change: by its content before the change, or by its content after the change. */
async function find(
  { read }: HostingWhere,
  { at, before, after }: Target<'cron'>,
): Promise<CronJob | undefined> {
  const jobs = await read.cron()
  const { copy = 1 } = at
  const withContent = (content: unknown, index: number): CronJob | undefined =>
    content ? jobs.filter((job) => toKey(job) === toKey(content as Job))[index] : undefined
  return withContent(before, copy - 1) ?? withContent(after, before ? 0 : copy - 1)
}

function toKey(job: Partial<Job>): string {
  return JSON.stringify([...schedule.map((name) => job[name]), job.command, job.comment ?? ''])
}

function isSame(job: DesiredJob, found: CronJob): boolean {
  const isContent = [...schedule, 'command' as const].every((name) => job[name] === found[name])
  return isContent && (job.comment === undefined || job.comment === found.comment)
}

/** Returns the address of a job. */
export function toCronAddress({ address }: Pick<HostingWhere, 'address'>, job: DesiredJob): string {
  return `${address}/${toCronPath(job)}`
}

function toCronPath(job: DesiredJob): string {
  const comment = job.comment === undefined || job.comment === '' ? '' : ` # ${job.comment}`
  return `cron/${schedule.map((name) => job[name]).join(' ')} ${job.command}${comment}`
}

/** Removes the first match from a list and returns it. */
function take<T>(list: T[], fits: (item: T) => boolean): T | undefined {
  const index = list.findIndex(fits)
  return index < 0 ? undefined : list.splice(index, 1)[0]
}
