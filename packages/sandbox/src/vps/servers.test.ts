import type { VpsServerList } from '@hostwright/types'
import { expect, test } from 'vitest'
import { errorBody, order, setUp, vpsPath } from '../testing/set-up.ts'

test('a new sandbox has one running VPS', async () => {
  const { call } = await setUp()
  const uuid = vpsPath.split('/').at(-1)
  expect((await call<VpsServerList>('GET /v1/vps/servers')).body.servers).toEqual([
    {
      uuid,
      name: 'web-01',
      vps_type: 'standard',
      plan_name: 'Standard 2GB',
      status: 'active',
      ip_address: '203.0.113.1',
      os: 'Ubuntu 24.04',
      memo: null,
    },
  ])
  expect(await call(`GET ${vpsPath}`)).toMatchObject({
    status: 200,
    body: {
      server: {
        uuid,
        plan: { name: 'Standard 2GB', vcpu: 3, memory_gb: 2, disk_gb: 50 },
        application: null,
        hostname: '203-0-113-1.static.example.com',
        reverse_hostname: '203-0-113-1.static.example.com',
        power: { status: 'running' },
      },
    },
  })
})

test('an ordered VPS is listed from its creation on, with what was ordered', async () => {
  const { sandbox, call } = await setUp()
  const changes = {
    plan_id: 'standard-6gb',
    image_id: 'example-cms',
    expected_total_price: 13 * 3_740,
    name: 'cms-01',
  }
  const headers = { 'Idempotency-Key': 'order-0001' }
  expect((await call('POST /v1/vps/servers', { body: { ...order, ...changes }, headers })).status).toBe(200)
  const list = async () => (await call<VpsServerList>('GET /v1/vps/servers')).body.servers
  expect(await list()).toHaveLength(1)
  await sandbox.clock.advance({ minutes: 1 })
  const created = (await list())[1]
  expect(created).toMatchObject({
    name: 'cms-01',
    status: 'building',
    plan_name: 'Standard 6GB',
    ip_address: '203.0.113.2',
  })
  await sandbox.clock.advance({ minutes: 2 })
  expect(await call(`GET /v1/vps/servers/${created?.uuid}`)).toMatchObject({
    body: {
      server: {
        status: 'active',
        application: 'Example CMS',
        plan: { memory_gb: 6 },
        power: { status: 'running' },
      },
    },
  })
})

test('a uuid is not known before its VPS has been created', async () => {
  const { call } = await setUp()
  await call('POST /v1/vps/servers', { body: order, headers: { 'Idempotency-Key': 'order-0001' } })
  expect(await call('GET /v1/vps/servers/00000000-0000-4000-8000-000000000002')).toMatchObject({
    status: 404,
    body: errorBody('VPS_NOT_FOUND'),
  })
})
