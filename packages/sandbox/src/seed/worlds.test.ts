import { expect, test } from 'vitest'
import { serverPath } from '../testing/hosting.ts'
import { order, setUp } from '../testing/set-up.ts'

test('a fleet is 20 VPSs that run', async () => {
  const { call } = await setUp({ world: 'fleet-20' })
  const { body } = await call<{ servers: { name: string; uuid: string }[] }>('GET /v1/vps/servers')
  expect(body.servers).toHaveLength(20)
  expect([body.servers[0]?.name, body.servers[19]?.name]).toEqual(['web-01', 'web-20'])
  for (const { uuid } of body.servers)
    expect(await call(`GET /v1/vps/servers/${uuid}/power`)).toMatchObject({
      body: { power: { status: 'running' } },
    })
})

test('an agency has 50 domains with their records and certificates, and keeps them after a reset', async () => {
  const { sandbox, call } = await setUp({ world: 'agency-50' })
  await call(`DELETE ${serverPath}/domain/site-50.example`)
  sandbox.reset()
  const { body } = await call<{ domains: { domain: string }[] }>(`GET ${serverPath}/domain`)
  expect(body.domains.map(({ domain }) => domain)).toEqual(
    expect.arrayContaining(['example.com', 'site-02.example', 'site-50.example']),
  )
  expect(await call(`GET ${serverPath}/dns?domain=site-50.example`)).toMatchObject({
    body: { records: [{ host: 'site-50.example' }, { host: 'www.site-50.example' }] },
  })
})

test('with a short balance an order returns 402', async () => {
  const { call } = await setUp({ world: 'short-balance' })
  const headers = { 'Idempotency-Key': 'order-0001' }
  expect(await call('POST /v1/vps/servers', { body: order, headers })).toMatchObject({ status: 402 })
})

test('a world that is not there is rejected', async () => {
  await expect(setUp({ world: 'moon' as 'small' })).rejects.toThrow(
    /world is moon: give one of small, fleet-20, agency-50, short-balance/,
  )
})
