import type {
  HostingOrderResult,
  OrderableImage,
  ReinstallImageList,
  ServerUsage,
  VpsPlanList,
  VpsServerList,
  VpsServerResult,
  VpsSignupResult,
} from '@hostwright/types'
import { expect, test } from 'vitest'
import { order, setUp, startAt, vpsPath } from '../testing/set-up.ts'

test('the plans of an account are on offer with their periods and prices', async () => {
  const { sandbox } = await setUp()
  const lines = sandbox.plans
    .list()
    .map(({ service, plan_id, plan_name, open, periods }) =>
      [
        service,
        plan_id,
        plan_name,
        open ? 'open' : 'closed',
        ...periods.map(({ months, price, regularPrice }) => `${months}: ${price} of ${regularPrice}`),
      ].join(', '),
    )
  expect(lines.slice(0, 4)).toEqual([
    'vps, standard-2gb, Standard 2GB, open, 1: 2310 of 2310, 12: 1650 of 1980, 36: 1430 of 1760',
    'vps, standard-6gb, Standard 6GB, open, 1: 4620 of 4620, 12: 3740 of 3740, 36: 3410 of 3410',
    'vps, standard-12gb, Standard 12GB, open, 12: 7480 of 7480, 36: 6820 of 6820',
    'vps, large-memory-64gb, Large memory 64GB, closed, 12: 29700 of 29700',
  ])
  expect(lines.slice(4)).toEqual([
    'server, standard, Standard, open, 3: 3960 of 3960, 12: 13200 of 15840',
    'server, premium, Premium, open, 12: 26400 of 26400, 36: 71280 of 79200',
    'server, business, Business, open, 12: 45144 of 45144',
  ])
})

test('the images of an account, and which of them fit the smallest plan', async () => {
  const { call } = await setUp()
  const { body } = await call<{ os_images: (OrderableImage & { available_for_this_server: boolean })[] }>(
    `GET ${vpsPath}/os-images`,
  )
  expect(
    body.os_images.map(({ image_id, name, version, minimum_memory_mb, available_for_this_server }) =>
      [image_id, name, version, minimum_memory_mb, available_for_this_server].join(', '),
    ),
  ).toEqual([
    'ubuntu-24-04, Ubuntu, 24.04, 0, true',
    'debian-13, Debian, 13, 0, true',
    'example-cms, Example CMS, , 4096, false',
    'example-panel, Example Panel, , 0, true',
  ])
})

test('a VPS has the cores, memory and disk of its plan', async () => {
  const { call } = await setUp({ world: 'fleet-20' })
  const { body } = await call<VpsServerList>('GET /v1/vps/servers')
  const seen = new Set<string>()
  for (const { uuid } of body.servers) {
    const { plan, vps_type } = (await call<VpsServerResult>(`GET /v1/vps/servers/${uuid}`)).body.server
    seen.add([vps_type, plan.name, plan.vcpu, plan.memory_gb, plan.disk_gb].join(', '))
  }
  expect([...seen]).toEqual([
    'standard, Standard 2GB, 3, 2, 50',
    'standard, Standard 6GB, 4, 6, 150',
    'standard, Standard 12GB, 6, 12, 300',
    'large-memory, Large memory 64GB, 8, 64, 600',
  ])
})

test('a hosting server has the space of its plan', async () => {
  const { sandbox, call } = await setUp()
  const spaces: number[] = []
  for (const { plan_id, periods } of sandbox.plans.list().filter(({ service }) => service === 'server')) {
    const [{ months, price }] = periods as [(typeof periods)[number]]
    const body = { plan_id, period: months, expected_total_price: price, agree_to_terms: true }
    const headers = { 'Idempotency-Key': `order-of-${plan_id}` }
    const ordered = await call<HostingOrderResult>('POST /v1/server', { body, headers })
    const { servername } = ordered.body.server
    const usage = await call<ServerUsage>(`GET /v1/server/${servername}/server-info/usage`)
    spaces.push(usage.body.disk.quota_gb)
  }
  expect(spaces).toEqual([500, 600, 700])
})

test('each image can be installed on a VPS of 6 GB, with a password for its management tool if it has one', async () => {
  const { sandbox, call } = await setUp()
  const rows: string[] = []
  for (const { image_id } of (await call<VpsPlanList>('GET /v1/vps/plans')).body.os_images) {
    const body = { ...order, plan_id: 'standard-6gb', expected_total_price: 13 * 3_740, image_id }
    const headers = { 'Idempotency-Key': `order-of-${image_id}` }
    const { id } = (await call<VpsSignupResult>('POST /v1/vps/servers', { body, headers })).body.server
    await sandbox.clock.advance({ minutes: 5 })
    const { uuid } = (await call<VpsSignupResult>(`GET /v1/vps/signup-status/${id}`)).body.server
    const { server } = (await call<VpsServerResult>(`GET /v1/vps/servers/${uuid}`)).body
    const { os_images } = (await call<ReinstallImageList>(`GET /v1/vps/servers/${uuid}/os-images`)).body
    const listed = os_images.find((image) => image.image_id === image_id)
    rows.push([image_id, server.os, server.application, listed?.requires_basic_password].join(', '))
  }
  expect(rows).toEqual([
    'ubuntu-24-04, Ubuntu 24.04, , false',
    'debian-13, Debian 13, , false',
    'example-cms, Ubuntu 24.04, Example CMS, true',
    'example-panel, Debian 13, Example Panel, true',
  ])
})

test('a key that an order can name is registered in every account', async () => {
  const { call } = await setUp()
  const body = { ...order, dry_run: true, ssh_key_name: 'deploy-key' }
  expect(await call('POST /v1/vps/servers', { body })).toMatchObject({ status: 200 })
})

test('a small account has one VPS of a month, a server of a month and a day, and a key for SSH', async () => {
  const { sandbox, call } = await setUp()
  const dayMs = 24 * 3_600_000
  expect(sandbox.servers().map(({ name, orderedAt }) => [name, (startAt - orderedAt) / dayMs])).toEqual([
    ['web-01', 30],
    ['hw123456.example.jp', 31],
  ])
  const domain = await call(`GET /v1/server/hw123456.example.jp/domain/example.com`)
  expect(domain).toMatchObject({
    body: { ssl: true, memo: '', created_at: '2026-09-01', url: 'https://example.com/' },
  })
  expect(await call('GET /v1/server/hw123456.example.jp/ssh')).toMatchObject({ body: { ssh_enabled: false } })
})
