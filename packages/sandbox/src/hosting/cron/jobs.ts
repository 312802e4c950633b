import { checkSchedule, type Schedule } from '@hostwright/types/rules'
import { validationFailure } from '../../http/api-failure.ts'
import type { AssumptionChoices } from '../../generated/assumption-choices.ts'
import type { Handler } from '../../operations/handler.ts'
import { duplicateFailure } from '../server/duplicate.ts'
import { requireActiveHosting, requireHosting } from '../server/hosting-contract.ts'
import { addCronJob, cronJobs, requireCronJob, toCronJobId } from './job.ts'

const addresses: Readonly<Record<AssumptionChoices['cron-notification-email'], string | null>> = {
  null: null,
  empty: '',
  owner: 'owner@example.com',
}

export const listCronJobs: Handler<'listCronJobs'> = ({ store, path, assume }) => {
  const { servername } = requireHosting(store, path.servername)
  const crons = cronJobs(store, servername)
    .list()
    .toSorted((a, b) => a.number - b.number)
    .map(({ number: _number, ...job }) => job)
  return { status: 200, body: { crons, notification_email: addresses[assume['cron-notification-email']] } }
}

export const createCronJob: Handler<'createCronJob'> = (call) => {
  const { store, body, assume } = call
  const { servername } = requireActiveHosting(call)
  rejectSchedule(body, assume)
  const content = { comment: '', ...body }
  if (cronJobs(store, servername).get(toCronJobId(content)) !== undefined) {
    throw duplicateFailure(assume, 'command')
  }
  const id = addCronJob(store, servername, content)
  return { status: 200, body: { id, message: 'The cron job has been added.' } }
}

export const updateCronJob: Handler<'updateCronJob'> = (call) => {
  const { store, path, body, assume } = call
  const { servername } = requireActiveHosting(call)
  const old = requireCronJob(store, servername, path.cron_id)
  const changed = { ...old, ...body }
  rejectSchedule(changed, assume)
  const id = toCronJobId(changed)
  const jobs = cronJobs(store, servername)
  if (id !== old.id) {
    if (jobs.get(id) !== undefined) throw duplicateFailure(assume, 'command')
    jobs.delete(old.id)
  }
  jobs.put({ ...changed, id })
  return { status: 200, body: { id, message: 'The cron job has been changed.' } }
}

export const deleteCronJob: Handler<'deleteCronJob'> = (call) => {
  const { store, path } = call
  const { servername } = requireActiveHosting(call)
  const { id } = requireCronJob(store, servername, path.cron_id)
  cronJobs(store, servername).delete(id)
  return { status: 200, body: { message: 'The cron job has been deleted.' } }
}

function rejectSchedule(schedule: Schedule, assume: AssumptionChoices): void {
  if (assume['cron-fields'] === 'any') return
  const problems = checkSchedule(schedule).map(({ name, problem }) => `${name}: ${problem}.`)
  if (problems.length > 0) throw validationFailure(problems)
}
