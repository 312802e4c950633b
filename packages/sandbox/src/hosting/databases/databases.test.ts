import type { DatabaseGrantList, DatabaseList, DatabaseUserList } from '@hostwright/types'
import { expect, test } from 'vitest'
import { setUpHosting } from '../../testing/hosting.ts'
import { errorBody } from '../../testing/set-up.ts'

const password = 'Correct-Horse-7'
const notFound = { status: 404, body: errorBody('NOT_FOUND') }
const conflict = { status: 409, body: errorBody('OPERATION_ERROR') }
const invalid = { status: 422, body: errorBody('VALIDATION_ERROR') }

async function setUpDatabases(...[options]: Parameters<typeof setUpHosting>) {
  const { onServer } = await setUpHosting(options)
  return {
    onServer,
    create: (name_suffix: string, body: object = {}) =>
      onServer('POST /db', { body: { name_suffix, ...body } }),
    createUser: (name_suffix: string, body: object = {}) =>
      onServer('POST /db/user', { body: { name_suffix, password, ...body } }),
    grant: (user: string, db_name: string) => onServer(`POST /db/user/${user}/grant`, { body: { db_name } }),
    revoke: (user: string, db_name: string) =>
      onServer(`DELETE /db/user/${user}/grant`, { body: { db_name } }),
    list: async () => (await onServer<DatabaseList>('GET /db')).body.databases,
    listUsers: async () => (await onServer<DatabaseUserList>('GET /db/user')).body.users,
    listGrants: async (user: string) =>
      (await onServer<DatabaseGrantList>(`GET /db/user/${user}/grant`)).body.databases,
  }
}

test('a database is named after the server id and its suffix', async () => {
  const { onServer, create, list } = await setUpDatabases()
  expect(await create('shop', { character_set: 'EUC-JP', memo: 'shop' })).toMatchObject({
    status: 200,
    body: { db_name: 'hw123456_shop' },
  })
  expect(await list()).toEqual([
    { db_name: 'hw123456_shop', version_name: 'MariaDB10.5', size_mb: 0, granted_users: [], memo: 'shop' },
  ])
  expect(await create('shop')).toMatchObject(conflict)
  await create('plain')
  expect((await list())[1]).toMatchObject({ db_name: 'hw123456_plain', memo: '' })
  await onServer('DELETE /db/hw123456_plain')
  expect(await onServer('PUT /db/hw123456_shop', { body: { memo: '' } })).toMatchObject({ status: 200 })
  expect(await list()).toMatchObject([{ memo: '' }])
  expect(await onServer('DELETE /db/hw123456_shop')).toMatchObject({ status: 200 })
  expect(await onServer('DELETE /db/hw123456_shop')).toMatchObject(notFound)
  expect(await onServer('PUT /db/hw123456_shop', { body: { memo: '' } })).toMatchObject(notFound)
})

test.each([
  ['an unknown character set', 'shop', { character_set: 'latin1' }],
  ['no suffix', '', {}],
  ['a suffix with a blank', 'my shop', {}],
  ['a name of more than 64 characters', 'a'.repeat(56), {}],
])('%s is rejected', async (_, suffix, body) => {
  const { create, list } = await setUpDatabases()
  expect(await create(suffix, body)).toMatchObject(invalid)
  expect(await list()).toEqual([])
})

test('a name has up to 64 characters', async () => {
  const { create } = await setUpDatabases()
  expect(await create('a'.repeat(55))).toMatchObject({
    status: 200,
    body: { db_name: `hw123456_${'a'.repeat(55)}` },
  })
})

test('with an assumption, any suffix is accepted', async () => {
  const { create } = await setUpDatabases({ assumptions: { 'database-name-suffix': 'any' } })
  expect(await create('my shop')).toMatchObject({ status: 200 })
})

test('a database user needs a password of 8 characters, and changes keep what is left out', async () => {
  const { onServer, createUser, listUsers } = await setUpDatabases()
  expect(await createUser('app', { password: '1234567' })).toMatchObject(invalid)
  expect(await createUser('app', { memo: 'application' })).toMatchObject({
    status: 200,
    body: { db_user: 'hw123456_app' },
  })
  expect(await createUser('app')).toMatchObject(conflict)
  expect(await onServer('PUT /db/user/hw123456_app', { body: { password: '12345678' } })).toMatchObject({
    status: 200,
  })
  expect(await onServer('PUT /db/user/hw123456_app', { body: {} })).toMatchObject(invalid)
  expect(await listUsers()).toEqual([
    { db_user: 'hw123456_app', version_name: 'MariaDB10.5', memo: 'application' },
  ])
})

test('a user that is created again has no access, and nobody has access to a database that is created again', async () => {
  const { onServer, create, createUser, grant, list, listUsers, listGrants } = await setUpDatabases()
  for (const suffix of ['shop', 'blog']) await create(suffix)
  for (const suffix of ['app', 'other']) {
    await createUser(suffix)
    for (const name of ['hw123456_shop', 'hw123456_blog']) await grant(`hw123456_${suffix}`, name)
  }
  expect(await onServer('DELETE /db/user/hw123456_app')).toMatchObject({ status: 200 })
  expect(await onServer('DELETE /db/user/hw123456_app')).toMatchObject(notFound)
  expect(await listUsers()).toMatchObject([{ db_user: 'hw123456_other' }])
  expect(await list()).toMatchObject([
    { granted_users: ['hw123456_other'] },
    { granted_users: ['hw123456_other'] },
  ])
  await createUser('app')
  expect(await listGrants('hw123456_app')).toEqual([])
  expect(await onServer('DELETE /db/hw123456_shop')).toMatchObject({ status: 200 })
  expect(await listGrants('hw123456_other')).toEqual(['hw123456_blog'])
})

test('a database and a user may have the same name', async () => {
  const { create, createUser } = await setUpDatabases()
  expect(await create('wp')).toMatchObject({ status: 200 })
  expect(await createUser('wp')).toMatchObject({ status: 200 })
})

test('an unknown user or database is not found', async () => {
  const { onServer, create, createUser, grant, revoke } = await setUpDatabases()
  await create('shop')
  await createUser('app')
  for (const act of [grant, revoke]) {
    expect(await act('hw123456_app', 'hw123456_none')).toMatchObject(notFound)
    expect(await act('hw123456_none', 'hw123456_shop')).toMatchObject(notFound)
  }
  expect(await onServer('GET /db/user/hw123456_none/grant')).toMatchObject(notFound)
})

test('granting twice and revoking twice response as assumed', async () => {
  const run = async (...[options]: Parameters<typeof setUpHosting>) => {
    const { create, createUser, grant, revoke, listGrants } = await setUpDatabases(options)
    await create('shop')
    await createUser('app')
    const statuses: number[] = []
    for (const act of [grant, grant, revoke, revoke]) {
      statuses.push((await act('hw123456_app', 'hw123456_shop')).status)
    }
    expect(await listGrants('hw123456_app')).toEqual([])
    return statuses
  }
  expect(await run()).toEqual([200, 200, 200, 404])
  const assumptions = {
    'repeated-grant': 'duplicate',
    'repeated-revocation': 'success',
  } as const
  expect(await run({ assumptions })).toEqual([200, 409, 200, 200])
})

test.each(['utf8mb4', 'UTF-8', 'EUC-JP', 'SHIFT-JIS', 'Binary'])(
  'a database has the documented character set %s',
  async (character_set) => {
    const { create } = await setUpDatabases()
    expect(await create('shop', { character_set })).toMatchObject({ status: 200 })
  },
)
