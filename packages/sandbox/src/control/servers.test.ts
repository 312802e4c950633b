import { expect, test } from 'vitest'
import { order, setUp, startAt, vpsPath } from '../testing/set-up.ts'

const dayMs = 24 * 3_600_000
const uuid = vpsPath.split('/').at(-1)!

test('servers are listed with their current states, newest order first', async () => {
  const { sandbox, call } = await setUp()
  const vps = {
    service: 'vps',
    target: uuid,
    name: 'web-01',
    status: 'active',
    power: 'running',
    plan_id: 'standard-2gb',
    months: 12,
    expiry_date: '2027-09-30',
    ip_address: expect.stringMatching(/^\d+\.\d+\.\d+\.\d+$/),
    sites: [],
    orderedAt: startAt - 30 * dayMs,
  }
  const hosting = {
    service: 'server',
    target: 'hw123456.example.jp',
    name: 'hw123456.example.jp',
    status: 'active',
    power: null,
    plan_id: 'standard',
    months: 12,
    expiry_date: '2027-08-31',
    ip_address: expect.stringMatching(/^\d+\.\d+\.\d+\.\d+$/),
    sites: ['hw123456.example.jp', 'example.com'],
    orderedAt: startAt - 31 * dayMs,
  }
  expect(sandbox.servers()).toEqual([vps, hosting])

  await call('POST /v1/vps/servers', {
    body: { ...order, plan_id: 'standard-6gb', period: 1, expected_total_price: 2 * 4_620 },
    headers: { 'Idempotency-Key': 'order-0001' },
  })
  const [ordered] = sandbox.servers()
  expect(ordered).toMatchObject({ status: 'setup_pending', power: null, months: 1, expiry_date: null })
  await sandbox.clock.advance({ minutes: 1 })
  expect(sandbox.servers()[0]).toMatchObject({ status: 'building', power: 'processing' })
})
