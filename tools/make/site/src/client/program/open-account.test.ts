import { createClient } from '@hostwright/common'
import { createSandbox } from '@hostwright/sandbox'
import { createVps } from '@hostwright/vps'
import { expect, test } from 'vitest'
import { openAccount } from './open-account.ts'

const small = { world: 'small', faults: [], preparation: [] }

test('what is shown are the servers with their states, the balance, and the requests with what they left', async () => {
  const account = await openAccount(createSandbox, small)
  const { baseUrl, apiKey, fetch, clock } = account.own
  const client = createClient({ baseUrl, apiKey, fetch, now: clock.now, sleep: clock.sleep })
  const [first] = await createVps(client).servers()
  await createVps(client).server(first!.uuid).power.stop()
  const { balance, servers, requests } = account.view()
  expect(balance).toBe(1_000_000)
  expect(servers).toMatchObject([
    { service: 'vps', name: 'web-01', status: 'active', power: 'processing' },
    { service: 'server', name: 'hw123456.example.jp', status: 'active', power: null },
  ])
  expect(requests).toMatchObject([
    { method: 'GET', path: '/v1/vps/servers', status: 200, rateLimit: { remaining: 59 } },
    { method: 'POST', status: 202, rateLimit: { remaining: 58 } },
  ])
  // Looking takes nothing from the limits.
  expect(account.view().requests).toHaveLength(2)
  expect(account.own.journal().requests).toHaveLength(2)
})

test('the clock of the view is that of the account', async () => {
  const account = await openAccount(createSandbox, { ...small, world: 'fleet-20' })
  await account.own.clock.advance({ minutes: 10 })
  const { now, servers } = account.view()
  expect(now).toBe(account.own.clock.now())
  expect(servers.filter(({ power }) => power === 'processing')).toEqual([])
})

test('a sandbox that a program makes is the one that is shown', async () => {
  const account = await openAccount(createSandbox, small)
  const made = await account.createSandbox({ speed: 0, world: 'short-of-money' })
  await made.fetch(new Request(`${made.baseUrl}/v1/me`))
  expect(account.view()).toMatchObject({
    balance: 1_000,
    requests: [{ path: '/v1/me', status: 401, code: 'UNAUTHORIZED' }],
  })
})

test('what a sample needs is there before, and no request of it is shown', async () => {
  const target = '/v1/server/hw123456.example.jp/db'
  const preparation = [{ method: 'POST', target, body: { name_suffix: 'shop' }, passedMs: 1_000 }]
  const account = await openAccount(createSandbox, { ...small, preparation })
  const headers = { Authorization: `Bearer ${account.own.apiKey}` }
  const { status, text } = await account.send({ method: 'GET', target, headers, body: undefined })
  expect([status, text]).toEqual([200, expect.stringContaining('hw123456_shop')])
  expect(account.view().requests).toMatchObject([{ method: 'GET', path: target }])
})

test('faults are there from the beginning, and shown until they have happened', async () => {
  const effect = { status: 503, code: 'SERVICE_UNAVAILABLE' }
  const account = await openAccount(createSandbox, {
    ...small,
    faults: [{ operationId: 'getApiKey', effect }],
  })
  expect(account.view().faults).toMatchObject([{ operationId: 'getApiKey', effect, left: 1 }])
  const me = { method: 'GET', target: '/v1/me', headers: {}, body: undefined }
  expect((await account.send(me)).status).toBe(503)
  expect(account.view().faults).toMatchObject([{ happened: 1, left: 0 }])
})
