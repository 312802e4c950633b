import type { HostingServerList } from '@hostwright/types'
import { expect, test } from 'vitest'
import { createCaller } from '../../testing/create-caller.ts'
import { hostingOrder, serverPath, servername, setUpHosting } from '../../testing/hosting.ts'
import { errorBody } from '../../testing/set-up.ts'

test('the contracts are listed with plan name and memo, pending ones too', async () => {
  const { call } = await setUpHosting()
  const headers = { 'Idempotency-Key': 'hosting-0001' }
  await call('POST /v1/server', { body: { ...hostingOrder, server_id: 'shop1', auto_renew: false }, headers })
  expect((await call('GET /v1/server')).body).toEqual({
    servers: [
      {
        servername,
        server_id: 'hw123456',
        plan_id: 'standard',
        plan_name: 'Standard',
        status: 'active',
        expiry_date: '2027-08-31',
        auto_renew: true,
        memo: '',
      },
      expect.objectContaining({
        server_id: 'shop1',
        status: 'setup_pending',
        expiry_date: null,
        auto_renew: false,
      }),
    ],
  })
})

test('a key for selected servers sees those only, or all where that is assumed', async () => {
  for (const choice of ['own', 'all'] as const) {
    const { sandbox, orderServer } = await setUpHosting({ assumptions: { 'hosting-list-targets': choice } })
    const other = await orderServer('other1')
    const key = sandbox.keys.create({ server: { target_mode: 'selected', targets: [other] } })
    const { body } = await createCaller(sandbox, key)<HostingServerList>('GET /v1/server')
    expect(body.servers.map((server) => server.servername)).toEqual(
      choice === 'all' ? [servername, other] : [other],
    )
  }
})

test('a server outside the targets of the key is out of reach, for reads and writes', async () => {
  const { sandbox, orderServer } = await setUpHosting()
  const other = await orderServer('other1')
  const key = sandbox.keys.create({ server: { target_mode: 'selected', targets: [other] } })
  const call = createCaller(sandbox, key)
  const forbidden = { status: 403, body: errorBody('FORBIDDEN') }
  expect(await call(`GET ${serverPath}/domain`)).toMatchObject(forbidden)
  expect(await call(`PUT ${serverPath}/memo`, { body: { memo: 'x' } })).toMatchObject(forbidden)
  expect(await call(`DELETE ${serverPath}/dns/1`)).toMatchObject(forbidden)
  expect(await call(`GET /v1/server/${other}/domain`)).toMatchObject({ status: 200 })
})

test('a memo is read, changed and deleted with an empty string', async () => {
  const { onServer } = await setUpHosting()
  const read = async () => (await onServer('GET /memo')).body
  expect(await read()).toEqual({ servername, memo: '' })
  for (const memo of ['shop front', '予約サイト', 'あ'.repeat(500), '']) {
    expect((await onServer('PUT /memo', { body: { memo } })).body).toEqual({
      servername,
      memo,
      message: expect.any(String),
    })
    expect(await read()).toEqual({ servername, memo })
  }
})

test('a memo above 500 characters or with an emoji is rejected', async () => {
  const { onServer } = await setUpHosting()
  await onServer('PUT /memo', { body: { memo: 'before' } })
  for (const memo of ['a'.repeat(501), 'party 🎉']) {
    expect(await onServer('PUT /memo', { body: { memo } })).toMatchObject({
      status: 422,
      body: errorBody('VALIDATION_ERROR', [expect.stringMatching(/^memo: /)]),
    })
  }
  expect(await onServer('GET /memo')).toMatchObject({ body: { memo: 'before' } })
})

test('a server that is still set up can be read and have a memo, but takes no other changes', async () => {
  const { sandbox, call } = await setUpHosting()
  const headers = { 'Idempotency-Key': 'hosting-0001' }
  await call('POST /v1/server', { body: { ...hostingOrder, server_id: 'shop1' }, headers })
  const path = '/v1/server/shop1.example.jp'
  expect(await call(`GET ${path}/domain`)).toMatchObject({ status: 200, body: { domains: [] } })
  expect(await call(`PUT ${path}/memo`, { body: { memo: 'soon' } })).toMatchObject({ status: 200 })
  const write = () => call(`PUT ${path}/ssh`, { body: { ssh_enabled: true } })
  expect(await write()).toMatchObject({ status: 409, body: errorBody('OPERATION_ERROR') })
  await sandbox.clock.advance({ minutes: 1 })
  expect(await write()).toMatchObject({ status: 200 })
})

test('a suspended server is listed and has its status, can be read, and takes no changes but its memo', async () => {
  const { sandbox, call, onServer } = await setUpHosting()
  sandbox.contracts.suspend(servername)
  const known = { status: 'suspended', expiry_date: '2027-08-31' }
  expect(await call('GET /v1/server')).toMatchObject({ body: { servers: [known] } })
  expect(await onServer('GET /signup-status')).toMatchObject({ status: 200, body: known })
  expect(await onServer('GET /domain')).toMatchObject({ status: 200 })
  expect(await onServer('PUT /memo', { body: { memo: 'paid?' } })).toMatchObject({ status: 200 })
  const write = () => onServer('PUT /ssh', { body: { ssh_enabled: true } })
  expect(await write()).toMatchObject({ status: 409, body: errorBody('OPERATION_ERROR') })
  const reset = await onServer('POST /domain/example.com/reset', { body: { type: 'all' } })
  expect(reset).toMatchObject({ status: 409, body: errorBody('OPERATION_ERROR') })
  sandbox.contracts.resume(servername)
  expect(await write()).toMatchObject({ status: 200 })
})

test('an unknown server name is NOT_FOUND, and so is the name of an added domain', async () => {
  const { call } = await setUpHosting()
  const notFound = { status: 404, body: errorBody('NOT_FOUND') }
  for (const name of ['nobody.example.jp', 'example.com']) {
    for (const path of [
      'signup-status',
      'memo',
      'server-info',
      'server-info/usage',
      'ssh',
      'ssh/key',
      'domain',
    ]) {
      expect(await call(`GET /v1/server/${name}/${path}`)).toMatchObject(notFound)
    }
    for (const path of ['domain/example.com', 'subdomain', 'ssl', 'dns', 'php-version']) {
      expect(await call(`GET /v1/server/${name}/${path}`)).toMatchObject(notFound)
    }
    expect(await call(`PUT /v1/server/${name}/memo`, { body: { memo: '' } })).toMatchObject(notFound)
    expect(await call(`DELETE /v1/server/${name}/dns/1`)).toMatchObject(notFound)
  }
})
