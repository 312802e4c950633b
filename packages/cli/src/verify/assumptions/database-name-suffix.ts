import type { Observer } from './observer.ts'

/** Whether names of databases have other characters. */
export const databaseNameSuffix: Observer<'database-name-suffix'> = {
  id: 'database-name-suffix',
  observe({ bodies }) {
    const names = bodies<{ readonly databases: readonly { readonly db_name: string }[] }>(
      'listDatabases',
    ).flatMap(({ databases }) => databases.map(({ db_name }) => db_name))
    return names.some((name) => !/^[\w-]{1,64}$/.test(name)) ? 'any text' : undefined
  },
}
