import type { Observer } from './observer.ts'

/** How the database of a WordPress installation is called. */
export const wordpressDatabase: Observer<'wordpress-database'> = {
  id: 'wordpress-database',
  observe({ bodies }) {
    const [site] = bodies<{ readonly wordpress: readonly Site[] }>('listWordPressSites').flatMap(
      ({ wordpress }) => wordpress,
    )
    if (site === undefined) return undefined
    if (/_wp\d+$/.test(site.db_name))
      return 'a new one with a user of the same name: server id, _wp and the first free number'
    return /_[^_]{8}$/.test(site.db_name)
      ? 'a new one with a user of the same name: server id and eight characters'
      : undefined
  },
}

interface Site {
  readonly url: string
  readonly db_name: string
}
