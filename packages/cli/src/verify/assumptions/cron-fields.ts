import type { Observer } from './observer.ts'

/** Whether a schedule has what no crontab has. */
export const cronFields: Observer<'cron-fields'> = {
  id: 'cron-fields',
  observe({ bodies }) {
    const jobs = bodies<{ readonly crons: readonly Readonly<Record<string, unknown>>[] }>(
      'listCronJobs',
    ).flatMap(({ crons }) => crons)
    const fields = ['minute', 'hour', 'day', 'month', 'weekday']
    return jobs.some((job) => fields.some((field) => !/^[\d*,/-]+$/.test(String(job[field]))))
      ? 'any text'
      : undefined
  },
}
