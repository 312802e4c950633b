import type { Observer } from './observer.ts'

interface Site {
  readonly domain: string
  readonly url: string
  readonly db_name: string
}

/**
 * Observer that finds out whether the URL of a WordPress installation has the scheme of its site or the one that was
 * sent.
 */
const wordpressAddress: Observer<'wordpress-address'> = {
  id: 'wordpress-address',
  observe({ bodies }) {
    const sites = bodies<{ readonly wordpress: readonly Site[] }>('listWordPressSites').flatMap(
      ({ wordpress }) => wordpress,
    )
    const domains = bodies<{
      readonly domains: readonly { readonly domain: string; readonly ssl: boolean }[]
    }>('listDomains').flatMap(({ domains }) => domains)
    const known = sites.flatMap(({ domain, url }) => {
      const site = domains.find((one) => one.domain === domain)
      return site ? [{ url, scheme: site.ssl ? 'https:' : 'http:' }] : []
    })
    if (known.length === 0) return undefined
    return known.some(({ url, scheme }) => !url.startsWith(scheme))
      ? 'scheme-sent'
      : ['scheme-sent', 'scheme-of-site']
  },
}

/**
 * Observer that finds out whether installing WordPress creates a cron job: it says so if an account with WordPress has
 * any cron job.
 */
const wordpressCronJob: Observer<'wordpress-cron-job'> = {
  id: 'wordpress-cron-job',
  observe({ bodies }) {
    const hasSite = bodies<{ readonly wordpress: readonly object[] }>('listWordPressSites').some(
      ({ wordpress }) => wordpress.length > 0,
    )
    if (!hasSite) return undefined
    const jobs = bodies<{ readonly crons: readonly object[] }>('listCronJobs').flatMap(({ crons }) => crons)
    return jobs.length > 0 ? 'nightly' : 'no'
  },
}

/** Observer that finds out the memo of the database that belongs to a WordPress installation. */
const wordpressDatabaseMemo: Observer<'wordpress-database-memo'> = {
  id: 'wordpress-database-memo',
  observe({ bodies }) {
    const sites = bodies<{ readonly wordpress: readonly Site[] }>('listWordPressSites').flatMap(
      ({ wordpress }) => wordpress,
    )
    const databases = bodies<{
      readonly databases: readonly { readonly db_name: string; readonly memo: string }[]
    }>('listDatabases').flatMap(({ databases }) => databases)
    for (const { db_name } of sites) {
      const memo = databases.find((database) => database.db_name === db_name)?.memo
      if (memo === '') return 'empty'
      if (memo?.includes('WordPress')) return 'address'
    }
    return undefined
  },
}

/** Observer that finds out how the database of a WordPress installation is named, from the first installation. */
const wordpressDatabase: Observer<'wordpress-database'> = {
  id: 'wordpress-database',
  observe({ bodies }) {
    const [site] = bodies<{ readonly wordpress: readonly Site[] }>('listWordPressSites').flatMap(
      ({ wordpress }) => wordpress,
    )
    if (site === undefined) return undefined
    if (/_wp\d+$/.test(site.db_name)) return 'numbered'
    return /_[^_]{8}$/.test(site.db_name) ? 'random' : undefined
  },
}

/** Observers that find out the API's choices for WordPress from the responses of an account. */
export const wordpressObservers: readonly Observer[] = [
  wordpressAddress,
  wordpressCronJob,
  wordpressDatabaseMemo,
  wordpressDatabase,
]
