import type { CronJobList, DatabaseList, DatabaseUserList, WordPressSiteList } from '@hostwright/types'
import { expect, test } from 'vitest'
import { seededDomain, servername, setUpHosting } from '../../testing/hosting.ts'
import { errorBody } from '../../testing/set-up.ts'

const site = {
  url: `${seededDomain}/blog/`,
  title: 'Example Blog',
  admin_username: 'site-admin',
  admin_password: 'Correct-Horse-7',
  admin_email: 'admin@example.com',
}
const subdomain = `shop.${seededDomain}`

async function setUpWordPress(...[options]: Parameters<typeof setUpHosting>) {
  const { onServer } = await setUpHosting(options)
  await onServer('POST /subdomain', { body: { subdomain, ssl: false } })
  return {
    onServer,
    install: (changes: object = {}) =>
      onServer<{ id: string }>('POST /wp', { body: { ...site, ...changes } }),
    list: async (query = '') => (await onServer<WordPressSiteList>(`GET /wp${query}`)).body.wordpress,
    /** Lists the database, user and cron job that the installation has created besides the site. */
    async listLeft() {
      const { databases } = (await onServer<DatabaseList>('GET /db')).body
      const { users } = (await onServer<DatabaseUserList>('GET /db/user')).body
      const { crons } = (await onServer<CronJobList>('GET /cron')).body
      return {
        databases: databases.map(({ db_name }) => db_name),
        users: users.map(({ db_user }) => db_user),
        crons: crons.length,
      }
    },
  }
}

test('WordPress is installed with a database and a user that has access to it', async () => {
  const { onServer, install, list } = await setUpWordPress()
  const { status, body } = await install({ memo: 'company blog' })
  expect(status).toBe(200)
  expect(body.id).toMatch(/^[0-9a-f]{16}$/)
  expect(await list()).toEqual([
    {
      id: body.id,
      domain: seededDomain,
      url: `https://${seededDomain}/blog`,
      title: 'Example Blog',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      db_name: 'hw123456_wp1',
      db_user: 'hw123456_wp1',
      memo: 'company blog',
    },
  ])
  expect((await onServer<DatabaseList>('GET /db')).body.databases).toMatchObject([
    { db_name: 'hw123456_wp1', granted_users: ['hw123456_wp1'] },
  ])
})

test('the database takes a number that neither a database nor a user has', async () => {
  const { onServer, install, list } = await setUpWordPress()
  await onServer('POST /db', { body: { name_suffix: 'wp1' } })
  await onServer('POST /db/user', { body: { name_suffix: 'wp2', password: 'Correct-Horse-7' } })
  await install()
  expect(await list()).toMatchObject([{ db_name: 'hw123456_wp3' }])
})

test('the scheme may be left out, and a path is allowed', async () => {
  const { install, list } = await setUpWordPress()
  for (const url of [subdomain, `${subdomain.toUpperCase()}/a/b_c`, `http://${seededDomain}`, servername]) {
    expect(await install({ url }), url).toMatchObject({ status: 200 })
  }
  expect((await list()).map(({ url, domain }) => [url, domain])).toEqual([
    [`http://${subdomain}`, seededDomain],
    [`http://${subdomain}/a/b_c`, seededDomain],
    [`http://${seededDomain}`, seededDomain],
    [`http://${servername}`, servername],
  ])
  expect(await list(`?domain=${servername}`)).toHaveLength(1)
  expect(await list(`?domain=${seededDomain}`)).toHaveLength(3)
  expect(await list(`?domain=${subdomain}`)).toEqual([])
})

test.each([
  ['a port', { url: `${seededDomain}:8080` }, 422],
  ['a query', { url: `${seededDomain}/?a=1` }, 422],
  ['a path that leaves the site', { url: `${seededDomain}/../x` }, 422],
  ['another scheme', { url: `ftp://${seededDomain}` }, 422],
  ['an address of more than 512 characters', { url: `${seededDomain}/${'a'.repeat(512)}` }, 422],
  ['a title of more than 255 characters', { title: 'a'.repeat(256) }, 422],
  ['a password of less than 7 characters', { admin_password: '123456' }, 422],
  ['a memo of more than 500 characters', { memo: 'a'.repeat(501) }, 422],
  ['no title', { title: undefined }, 422],
  ['a domain that the server does not have', { url: 'example.net' }, 404],
])('%s is rejected, and leaves nothing', async (_, changes, status) => {
  const { install, list, listLeft } = await setUpWordPress()
  expect((await install(changes)).status).toBe(status)
  expect(await list()).toEqual([])
  expect(await listLeft()).toEqual({ databases: [], users: [], crons: 0 })
})

test('an address holds one installation', async () => {
  const { install } = await setUpWordPress()
  await install()
  const again = await install({ url: `http://${seededDomain}/blog` })
  expect(again).toMatchObject({ status: 409, body: errorBody('OPERATION_ERROR') })
  expect(await install({ url: `${seededDomain}/blog2` })).toMatchObject({ status: 200 })
})

test('a change without memo empties it', async () => {
  const { onServer, install, list } = await setUpWordPress()
  const { id } = (await install({ memo: 'company blog' })).body
  expect(await onServer(`PUT /wp/${id}`, { body: { memo: 'shop' } })).toMatchObject({ status: 200 })
  expect(await list()).toMatchObject([{ memo: 'shop' }])
  expect(await onServer(`PUT /wp/${id}`, { body: {} })).toMatchObject({ status: 200 })
  expect(await list()).toMatchObject([{ memo: '' }])
})

const name = 'hw123456_wp1'

test.each([
  ['no body', undefined, { databases: [], users: [name], crons: 0 }],
  ['an empty body', {}, { databases: [], users: [name], crons: 0 }],
  ['delete_db false', { delete_db: false }, { databases: [name], users: [name], crons: 0 }],
  ['delete_db_user true', { delete_db_user: true }, { databases: [], users: [], crons: 0 }],
  ['delete_cron false', { delete_cron: false }, { databases: [], users: [name], crons: 1 }],
])('deleting with %s', async (_, body, left) => {
  const { onServer, install, list, listLeft } = await setUpWordPress()
  const { id } = (await install()).body
  expect(await listLeft()).toEqual({ databases: [name], users: [name], crons: 1 })
  expect(await onServer(`DELETE /wp/${id}`, { body })).toMatchObject({ status: 200 })
  expect(await list()).toEqual([])
  expect(await listLeft()).toEqual(left)
  expect(await onServer(`DELETE /wp/${id}`, { body })).toMatchObject({ status: 404 })
  expect(await onServer(`PUT /wp/${id}`, { body: {} })).toMatchObject({ status: 404 })
})

test('deleting takes the cron job even when it was changed, and no other', async () => {
  const { onServer, install, listLeft } = await setUpWordPress()
  const { id } = (await install()).body
  await install({ url: subdomain })
  const { crons } = (await onServer<CronJobList>('GET /cron')).body
  await onServer(`PUT /cron/${crons[0]?.id}`, { body: { hour: '5' } })
  await onServer(`DELETE /wp/${id}`)
  expect(await listLeft()).toMatchObject({ crons: 1 })
})

test('WordPress can be assumed to come without a cron job', async () => {
  const { install, listLeft } = await setUpWordPress({ assumptions: { 'wordpress-cron-job': 'no' } })
  await install()
  expect(await listLeft()).toMatchObject({ crons: 0 })
})
