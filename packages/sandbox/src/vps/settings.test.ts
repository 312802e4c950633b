import type { VpsServerResult } from '@hostwright/types'
import { expect, test } from 'vitest'
import type { SandboxOptions } from '../server/create-sandbox.ts'
import { errorBody, order, setUp, vpsPath } from '../testing/set-up.ts'

async function setUpInformation(options?: SandboxOptions) {
  const { sandbox, call } = await setUp(options)
  const change = (what: string, body: object) => call(`PUT ${vpsPath}/${what}`, { body })
  const read = async () => (await call<VpsServerResult>(`GET ${vpsPath}`)).body.server
  return { sandbox, call, change, read }
}

const done = { status: 200, body: { message: expect.any(String) } }
const invalid = (field: string) => ({
  status: 422,
  body: errorBody('VALIDATION_ERROR', [expect.stringMatching(new RegExp(`^${field}: `))]),
})

test('a memo is kept, and an empty one deletes it', async () => {
  const { change, read } = await setUpInformation()
  expect(await change('memo', { memo: '検証用 staging' })).toMatchObject(done)
  expect((await read()).memo).toBe('検証用 staging')
  expect(await change('memo', { memo: '' })).toMatchObject(done)
  expect((await read()).memo).toBeNull()
})

test('a memo has at most 500 characters', async () => {
  const { change, read } = await setUpInformation()
  expect(await change('memo', { memo: 'あ'.repeat(500) })).toMatchObject(done)
  expect(await change('memo', { memo: 'あ'.repeat(501) })).toMatchObject(invalid('memo'))
  expect(await change('memo', {})).toMatchObject(invalid('memo'))
  expect((await read()).memo).toHaveLength(500)
})

test('a memo can be assumed to reject characters outside eucJP-win, such as emoji', async () => {
  const { change, read } = await setUpInformation({
    assumptions: { 'vps-memo-characters': 'eucjp-win' },
  })
  expect(await change('memo', { memo: 'fine 😀' })).toMatchObject(invalid('memo'))
  expect((await read()).memo).toBeNull()
})

test('a memo holds any character', async () => {
  const { change, read } = await setUpInformation()
  expect(await change('memo', { memo: 'fine 😀' })).toMatchObject(done)
  expect((await read()).memo).toBe('fine 😀')
})

test('a name has at most 50 lower-case letters, digits, hyphens and underscores', async () => {
  const { change, read } = await setUpInformation()
  expect(await change('name', { name: 'shop_02-a' })).toMatchObject(done)
  expect((await read()).name).toBe('shop_02-a')
  for (const name of ['', 'Shop', 'a'.repeat(51), 'a b', 'ä']) {
    expect((await change('name', { name })).status, name).toBe(422)
  }
  expect(await change('name', { name: 'a'.repeat(50) })).toMatchObject(done)
})

test('the standard hostname restores the default reverse hostname', async () => {
  const { change, read } = await setUpInformation()
  const { hostname } = await read()
  expect(await change('reverse-dns', { hostname: 'web-01.example.com' })).toMatchObject(done)
  expect(await read()).toMatchObject({ hostname, reverse_hostname: 'web-01.example.com' })
  expect(await change('reverse-dns', { hostname: hostname!.toUpperCase() })).toMatchObject(done)
  expect(await read()).toMatchObject({ hostname, reverse_hostname: hostname })
})

test('a reverse hostname has at most 253 letters, digits, hyphens and dots', async () => {
  const { change } = await setUpInformation()
  expect(await change('reverse-dns', { hostname: 'a'.repeat(253) })).toMatchObject(done)
  for (const hostname of ['', 'a'.repeat(254), 'web_01.example.com', 'web 01']) {
    expect((await change('reverse-dns', { hostname })).status, hostname).toBe(422)
  }
})

test('PTR_NOT_FOUND applies when no reverse record is set', async () => {
  const { sandbox, change, read } = await setUpInformation()
  const uuid = vpsPath.split('/').at(-1)!
  sandbox.maintenance.setReverseRecord(uuid, null)
  expect((await read()).reverse_hostname).toBeNull()
  for (const hostname of ['web-01.example.com', (await read()).hostname])
    expect(await change('reverse-dns', { hostname })).toMatchObject({
      status: 409,
      body: errorBody('PTR_NOT_FOUND'),
    })
  sandbox.maintenance.setReverseRecord(uuid, 'web-02.example.com')
  expect((await read()).reverse_hostname).toBe('web-02.example.com')
  expect(await change('reverse-dns', { hostname: 'web-01.example.com' })).toMatchObject(done)
})

/** Every write for a VPS, with a body that the API accepts. */
const writes = [
  ['PUT', 'memo', { memo: 'x' }],
  ['PUT', 'name', { name: 'x' }],
  ['PUT', 'reverse-dns', { hostname: 'x.example.com' }],
  ['POST', 'power/start', undefined],
  ['POST', 'power/reboot', undefined],
  ['POST', 'power/stop', undefined],
  ['PUT', 'packet-filter', { enabled: true }],
  ['POST', 'packet-filter/rules', { type: 'ssh' }],
  ['PUT', 'packet-filter/rules/1', { memo: 'x' }],
  ['DELETE', 'packet-filter/rules/1', undefined],
  ['POST', 'os-reinstall', { image_id: 'debian-13', root_password: 'Correct-Horse-7' }],
  ['PUT', 'protection', { os_reinstall: true }],
] as const

test('every write is rejected without an active contract', async () => {
  const { sandbox, call } = await setUpInformation()
  await call('POST /v1/vps/servers', { body: order, headers: { 'Idempotency-Key': 'order-writes' } })
  await sandbox.clock.advance({ minutes: 1 })
  for (const [method, what, body] of writes) {
    const path = '/v1/vps/servers/00000000-0000-4000-8000-000000000002'
    const reply = await call(`${method} ${path}/${what}`, { body })
    expect(reply, what).toMatchObject({ status: 409, body: errorBody('CONTRACT_NOT_ACTIVE') })
  }
})

test('a suspended contract is shown, is read as before, and takes no writes until it is resumed', async () => {
  const { sandbox, call, read } = await setUpInformation()
  const uuid = vpsPath.split('/').at(-1)!
  sandbox.contracts.suspend(uuid)
  expect(await read()).toMatchObject({ status: 'suspended', power: { status: 'running' } })
  expect(await call('GET /v1/vps/servers')).toMatchObject({ body: { servers: [{ status: 'suspended' }] } })
  for (const [method, what, body] of writes) {
    const reply = await call(`${method} ${vpsPath}/${what}`, { body })
    expect(reply, what).toMatchObject({ status: 409, body: errorBody('CONTRACT_NOT_ACTIVE') })
  }
  sandbox.contracts.resume(uuid)
  expect(await read()).toMatchObject({ status: 'active' })
  expect(await call(`PUT ${vpsPath}/memo`, { body: { memo: 'x' } })).toMatchObject(done)
})

test('every write is rejected while a reinstall runs, and none of it is kept', async () => {
  const { sandbox, call } = await setUpInformation()
  await call(`POST ${vpsPath}/power/stop`)
  await sandbox.clock.advance({ minutes: 1 })
  const [, , body] = writes[10]
  expect(await call(`POST ${vpsPath}/os-reinstall`, { body })).toMatchObject({ status: 202 })
  const read = async () =>
    Promise.all(
      ['', '/packet-filter', '/protection', '/os-reinstall'].map(async (part) => {
        const { status, body } = await call(`GET ${vpsPath}${part}`)
        expect(status, part).toBe(200)
        return body
      }),
    )
  const before = await read()
  for (const [method, what, body] of writes) {
    const reply = await call(`${method} ${vpsPath}/${what}`, { body })
    expect(reply, what).toMatchObject({ status: 409, body: errorBody('FEATURE_UNAVAILABLE') })
  }
  expect(await read()).toEqual(before)
})

test('every operation on an unknown uuid returns VPS_NOT_FOUND', async () => {
  const { call } = await setUpInformation()
  const reads = ['', 'power', 'packet-filter', 'os-images', 'os-reinstall', 'protection'].map(
    (what) => ['GET', what, undefined] as const,
  )
  for (const [method, what, body] of [...reads, ...writes]) {
    const reply = await call(`${method} /v1/vps/servers/x${what && `/${what}`}`, { body })
    expect(reply, what).toMatchObject({ status: 404, body: errorBody('VPS_NOT_FOUND') })
  }
})
