import type { Observer } from './observer.ts'

/** Whether a server with WordPress has a cron job. */
export const wordpressCronJob: Observer<'wordpress-cron-job'> = {
  id: 'wordpress-cron-job',
  observe({ bodies }) {
    const hasSite = bodies<{ readonly wordpress: readonly object[] }>('listWordPressSites').some(
      ({ wordpress }) => wordpress.length > 0,
    )
    if (!hasSite) return undefined
    const jobs = bodies<{ readonly crons: readonly object[] }>('listCronJobs').flatMap(({ crons }) => crons)
    return jobs.length > 0 ? 'installing adds one that clears a cache every night' : 'no'
  },
}
