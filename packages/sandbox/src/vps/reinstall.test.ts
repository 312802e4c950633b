import type { ReinstallImageList, ReinstallResult, VpsServerResult } from '@hostwright/types'
import { expect, test } from 'vitest'
import { createCaller } from '../testing/create-caller.ts'
import { errorBody, order, publicKey, setUp, vpsPath } from '../testing/set-up.ts'

const reinstallPath = `${vpsPath}/os-reinstall`
const body = { image_id: 'debian-13', root_password: 'Correct-Horse-7' }

/** Creates a sandbox with a stopped VPS; with `running`, the VPS runs. */
async function setUpReinstall({ running = false } = {}) {
  const { sandbox, call } = await setUp()
  if (!running) await call(`POST ${vpsPath}/power/stop`)
  await sandbox.clock.advance({ minutes: 1 })
  return {
    sandbox,
    call,
    reinstall: (changes: object = {}) => call(`POST ${reinstallPath}`, { body: { ...body, ...changes } }),
    status: async () => (await call<ReinstallResult>(`GET ${reinstallPath}`)).body.os_reinstall,
    server: async () => (await call<VpsServerResult>(`GET ${vpsPath}`)).body.server,
  }
}

const invalid = (...fields: string[]) => ({
  status: 422,
  body: errorBody(
    'VALIDATION_ERROR',
    fields.map((field) => expect.stringMatching(new RegExp(`^${field}: `))),
  ),
})

test('a VPS that was never reinstalled shows what it was created with, and when', async () => {
  const { status } = await setUpReinstall()
  expect(await status()).toEqual({
    status: 'completed',
    image_id: 'ubuntu-24-04',
    os: 'Ubuntu 24.04',
    installed_at: '2026-09-01 12:01:00',
  })
})

test('a reinstall goes from rebuilding over configuring to completed, and the VPS then runs', async () => {
  const { sandbox, reinstall, status, server } = await setUpReinstall()
  const reply = await reinstall()
  expect(reply.status).toBe(202)
  expect(reply.body).toBeUndefined()
  expect(reply.headers.get('Location')).toBe(reinstallPath)
  const installed_at = '2026-10-01 12:01:00'
  expect(await status()).toEqual({ status: 'rebuilding', image_id: null, os: null, installed_at })
  expect(await server()).toMatchObject({ os: null, application: null, power: { status: 'processing' } })
  await sandbox.clock.advance({ minutes: 3 })
  expect(await status()).toMatchObject({ status: 'configuring', image_id: 'debian-13', os: 'Debian 13' })
  expect(await server()).toMatchObject({ os: 'Debian 13', power: { status: 'processing' } })
  await sandbox.clock.advance({ minutes: 2 })
  expect(await status()).toEqual({
    status: 'completed',
    image_id: 'debian-13',
    os: 'Debian 13',
    installed_at,
  })
  expect(await server()).toMatchObject({ os: 'Debian 13', power: { status: 'running' } })
})

test('packet filter settings, IP address and reverse hostname are unchanged', async () => {
  const { sandbox, call, reinstall, server } = await setUpReinstall()
  await call(`PUT ${vpsPath}/packet-filter`, { body: { enabled: true } })
  await call(`POST ${vpsPath}/packet-filter/rules`, { body: { type: 'ssh' } })
  await call(`PUT ${vpsPath}/reverse-dns`, { body: { hostname: 'web-01.example.com' } })
  const kept = async () => {
    const { ip_address, hostname, reverse_hostname, name, memo } = await server()
    const { body } = await call(`GET ${vpsPath}/packet-filter`)
    return { ip_address, hostname, reverse_hostname, name, memo, body }
  }
  const before = await kept()
  expect(before).toMatchObject({
    reverse_hostname: 'web-01.example.com',
    body: { packet_filter: { enabled: true, rules: [{ type: 'ssh' }] } },
  })
  expect(await reinstall({ image_id: 'example-panel', basic_password: 'ExamplePanel1' })).toMatchObject({
    status: 202,
  })
  await sandbox.clock.advance({ minutes: 5 })
  expect(await kept()).toEqual(before)
  expect(await server()).toMatchObject({ os: 'Debian 13', application: 'Example Panel' })
})

test('a VPS must be stopped', async () => {
  const { sandbox, call, reinstall, status } = await setUpReinstall({ running: true })
  const rejected = { status: 409, body: errorBody('INVALID_POWER_STATE') }
  expect(await reinstall()).toMatchObject(rejected)
  await call(`POST ${vpsPath}/power/stop`)
  expect(await reinstall()).toMatchObject(rejected)
  expect(await status()).toMatchObject({ status: 'completed', image_id: 'ubuntu-24-04' })
  await sandbox.clock.advance({ minutes: 1 })
  expect(await reinstall()).toMatchObject({ status: 202 })
})

test('protection is off at first, and rejects reinstalls while it is on', async () => {
  const { call, reinstall, status } = await setUpReinstall()
  const protect = (os_reinstall: boolean) => call(`PUT ${vpsPath}/protection`, { body: { os_reinstall } })
  const read = async () => (await call(`GET ${vpsPath}/protection`)).body
  expect(await read()).toEqual({ protection: { os_reinstall: false } })
  expect(await protect(true)).toMatchObject({ status: 200, body: { message: expect.any(String) } })
  expect(await read()).toEqual({ protection: { os_reinstall: true } })
  expect(await reinstall()).toMatchObject({ status: 409, body: errorBody('PROTECTED') })
  expect(await status()).toMatchObject({ status: 'completed' })
  await protect(false)
  expect(await reinstall()).toMatchObject({ status: 202 })
})

test('a second reinstall waits for the first', async () => {
  const { sandbox, call, reinstall } = await setUpReinstall()
  await reinstall()
  await sandbox.clock.advance({ minutes: 4 })
  expect(await reinstall()).toMatchObject({ status: 409, body: errorBody('FEATURE_UNAVAILABLE') })
  await sandbox.clock.advance({ minutes: 1 })
  expect(await reinstall()).toMatchObject({ status: 409, body: errorBody('INVALID_POWER_STATE') })
  await call(`POST ${vpsPath}/power/stop`)
  await sandbox.clock.advance({ minutes: 1 })
  expect(await reinstall()).toMatchObject({ status: 202 })
})

test('basic_password is required exactly when the image has a management tool', async () => {
  const { reinstall } = await setUpReinstall()
  const basic_password = 'ExamplePanel1'
  expect(await reinstall({ image_id: 'example-panel' })).toMatchObject(invalid('basic_password'))
  expect(await reinstall({ basic_password })).toMatchObject(invalid('basic_password'))
  for (const wrong of ['short1', 'a'.repeat(65), 'with-symbols-1', 'ｆｕｌｌｗｉｄｔｈ１２３']) {
    const reply = await reinstall({ image_id: 'example-panel', basic_password: wrong })
    expect(reply.status, wrong).toBe(422)
    expect(JSON.stringify(reply.body)).not.toContain(wrong)
  }
  expect(await reinstall({ image_id: 'example-panel', basic_password })).toMatchObject({ status: 202 })
})

test('no password of a reinstall is kept', async () => {
  const { sandbox, reinstall } = await setUpReinstall()
  const basic_password = 'ExamplePanel1'
  expect(await reinstall({ image_id: 'example-panel', basic_password })).toMatchObject({ status: 202 })
  const kept = JSON.stringify([sandbox.snapshot(), sandbox.journal()])
  expect(kept).toContain('example-panel')
  expect(kept).not.toContain(basic_password)
  expect(kept).not.toContain(body.root_password)
})

test('the image must be there and fit, and every problem is listed', async () => {
  const { reinstall, status } = await setUpReinstall()
  expect(await reinstall({ image_id: 'nonsense' })).toMatchObject(invalid('image_id'))
  expect(await reinstall({ image_id: 'example-cms', ssh_key_name: 'nobody' })).toMatchObject(
    invalid('image_id', 'basic_password', 'ssh_key_name'),
  )
  expect(await reinstall({ root_password: 'onlyletters' })).toMatchObject(invalid('root_password'))
  expect(await status()).toMatchObject({ status: 'completed', image_id: 'ubuntu-24-04' })
})

test('an SSH key is named or brought along, as in an order', async () => {
  const { call, reinstall, sandbox } = await setUpReinstall()
  const ssh_public_key = publicKey
  expect(await reinstall({ ssh_public_key })).toMatchObject(invalid('ssh_key_name'))
  expect(await reinstall({ ssh_key_name: 'new' })).toMatchObject(invalid('ssh_key_name'))
  const other = { ssh_key_name: 'new', ssh_public_key: 'ssh-ed25519 AAAA' }
  expect(await reinstall(other)).toMatchObject(invalid('ssh_public_key'))
  expect(await reinstall({ ssh_key_name: 'new', ssh_public_key })).toMatchObject({ status: 202 })
  await sandbox.clock.advance({ minutes: 5 })
  await call(`POST ${vpsPath}/power/stop`)
  await sandbox.clock.advance({ minutes: 1 })
  expect(await reinstall({ ssh_key_name: 'new' })).toMatchObject({ status: 202 })
})

test('images that this VPS cannot use are listed with a reason', async () => {
  const { call } = await setUpReinstall()
  const { os_images } = (await call<ReinstallImageList>(`GET ${vpsPath}/os-images`)).body
  expect(os_images).toContainEqual({
    image_id: 'ubuntu-24-04',
    name: 'Ubuntu',
    version: '24.04',
    type: 'os',
    category: 'ubuntu',
    minimum_memory_mb: 0,
    requires_basic_password: false,
    available_for_this_server: true,
    unavailable_reason: null,
  })
  expect(os_images).toContainEqual(
    expect.objectContaining({
      image_id: 'example-cms',
      type: 'application',
      requires_basic_password: true,
      available_for_this_server: false,
      unavailable_reason: 'insufficient_memory',
    }),
  )
})

test('a larger plan can use more images', async () => {
  const { sandbox, call } = await setUp()
  const headers = { 'Idempotency-Key': 'order-larger' }
  const larger = { ...order, plan_id: 'standard-6gb', expected_total_price: 13 * 3_740 }
  await call('POST /v1/vps/servers', { body: larger, headers })
  await sandbox.clock.advance({ minutes: 1 })
  const path = '/v1/vps/servers/00000000-0000-4000-8000-000000000002'
  const { os_images } = (await call<ReinstallImageList>(`GET ${path}/os-images`)).body
  expect(os_images.length).toBeGreaterThan(2)
  expect(os_images.every((image) => image.available_for_this_server)).toBe(true)
  expect(await call(`GET ${path}/os-reinstall`)).toMatchObject({
    body: { os_reinstall: { status: 'configuring', installed_at: '2026-10-01 12:01:00' } },
  })
})

test('a key whose custom permission denies OS reinstall cannot call it', async () => {
  const { sandbox } = await setUpReinstall()
  const permissions = { vps_information: 'full', power_operation: 'full', os_reinstall: 'read' } as const
  const call = createCaller(sandbox, sandbox.keys.create({ permission_type: 'custom', permissions }))
  expect(await call(`POST ${reinstallPath}`, { body })).toMatchObject({
    status: 403,
    body: errorBody('FORBIDDEN'),
  })
  expect(await call(`GET ${reinstallPath}`)).toMatchObject({ status: 200 })
})
