import type { Observer } from './observer.ts'

/** Whether the memo of the database of an installation says so. */
export const wordpressDatabaseMemo: Observer<'wordpress-database-memo'> = {
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
      if (memo?.includes('WordPress')) return 'WordPress and the address of the installation'
    }
    return undefined
  },
}

interface Site {
  readonly url: string
  readonly db_name: string
}
