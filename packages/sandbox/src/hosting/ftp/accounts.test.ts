import type { FtpAccountList } from '@hostwright/types'
import { expect, test } from 'vitest'
import { seededDomain, servername, setUpHosting } from '../../testing/hosting.ts'
import { errorBody } from '../../testing/set-up.ts'

const password = 'Correct-Horse-7'
const ftp_account = `deploy@${seededDomain}`
const path = `/ftp/deploy%40${seededDomain}`

async function setUpFtp() {
  const { onServer } = await setUpHosting()
  return {
    onServer,
    create: (body: object = {}) => onServer('POST /ftp', { body: { ftp_account, password, ...body } }),
    list: async (query = '') => (await onServer<FtpAccountList>(`GET /ftp${query}`)).body.accounts,
  }
}

test('the directory is / and the quota without limit when left out', async () => {
  const { create, list } = await setUpFtp()
  expect(await create()).toMatchObject({ status: 200, body: { ftp_account } })
  expect(await list()).toEqual([{ ftp_account, directory: '/', quota_mb: 0, memo: '' }])
})

test('changes keep what is left out, and a deleted account is gone', async () => {
  const { onServer, create, list } = await setUpFtp()
  await create({ directory: '/example.com', quota_mb: 10, memo: 'deployment' })
  expect(await onServer(`PUT ${path}`, { body: { quota_mb: 0 } })).toMatchObject({ status: 200 })
  expect(await onServer(`PUT ${path}`, { body: { password } })).toMatchObject({ status: 200 })
  expect(await onServer(`PUT ${path}`, { body: {} })).toMatchObject({ status: 422 })
  expect(await list()).toEqual([{ ftp_account, directory: '/example.com', quota_mb: 0, memo: 'deployment' }])
  expect(await onServer(`DELETE ${path}`)).toMatchObject({ status: 200 })
  expect(await onServer(`DELETE ${path}`)).toMatchObject({ status: 404, body: errorBody('NOT_FOUND') })
  expect(await onServer(`PUT ${path}`, { body: { memo: '' } })).toMatchObject({ status: 404 })
  expect(await list()).toEqual([])
})

test('an account is rejected that exists, has a short password or lies in an unknown domain', async () => {
  const { create, list } = await setUpFtp()
  await create()
  expect(await create()).toMatchObject({ status: 409, body: errorBody('OPERATION_ERROR') })
  expect(await create({ ftp_account: `DEPLOY@${seededDomain}` })).toMatchObject({ status: 409 })
  expect(await create({ ftp_account: `a@${servername}`, password: '1234567' })).toMatchObject({ status: 422 })
  expect(await create({ ftp_account: 'deploy' })).toMatchObject({ status: 422 })
  expect(await create({ ftp_account: 'deploy@example.net' })).toMatchObject({ status: 404 })
  expect(await list()).toHaveLength(1)
})

test('the list is limited to a parent domain', async () => {
  const { create, list } = await setUpFtp()
  await create()
  await create({ ftp_account: `deploy@${servername}` })
  expect(await list(`?domain=${servername}`)).toMatchObject([{ ftp_account: `deploy@${servername}` }])
})
