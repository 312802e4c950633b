import { expect, test } from 'vitest'
import { createSandbox } from './create-sandbox.ts'
import { createSandbox as createServer } from '../server/create-sandbox.ts'
import { createCaller } from '../testing/create-caller.ts'
import { order, setUp, vpsPath } from '../testing/set-up.ts'

test('two sandboxes share nothing', async () => {
  const [one, two] = await Promise.all([setUp(), setUp()])
  await one.call(`POST ${vpsPath}/power/stop`)
  await one.call('POST /v1/vps/servers', { body: order, headers: { 'Idempotency-Key': 'order-0001' } })
  await one.sandbox.clock.advance({ minutes: 5 })
  expect(await two.call(`GET ${vpsPath}/power`)).toMatchObject({ body: { power: { status: 'running' } } })
  expect(two.sandbox.account.balance).toBe(1_000_000)
  expect(two.sandbox.clock.now()).toBe(one.sandbox.clock.now() - 300_000)
  const key = one.sandbox.keys.create()
  expect(await createCaller(two.sandbox, key)('GET /v1/me')).toMatchObject({ status: 401 })
})

test('its functions work on their own', async () => {
  const { fetch, baseUrl, apiKey, clock } = await createSandbox({ speed: 0 })
  const { now, sleep } = clock
  const before = now()
  await sleep(1_000)
  expect(now() - before).toBe(1_000)
  const response = await fetch(
    new Request(`${baseUrl}/v1/me`, { headers: { Authorization: `Bearer ${apiKey}` } }),
  )
  expect(response.status).toBe(200)
})

test.each([createSandbox, createServer])('a misspelled option is an error', async (create) => {
  const options: object = { limit: false }
  await expect(create(options)).rejects.toThrow('createSandbox: there is no limit')
})

test('a balance is a whole amount', async () => {
  const { account } = await createSandbox()
  expect(() => account.setBalance(-1)).toThrow(RangeError)
  expect(() => account.setBalance(1.5)).toThrow(RangeError)
})

test('a closed sandbox returns nothing, and can be closed again', async () => {
  const { sandbox, call } = await setUp()
  await sandbox.close()
  await sandbox.close()
  await expect(call('GET /v1/me')).rejects.toThrow('This sandbox has been closed.')
})

test('a request comes from the address that it is given: the log shows it, and a key that is limited to others rejects it', async () => {
  const { fetch, baseUrl, keys } = await createSandbox({ speed: 0 })
  const key = keys.create({ allowed_ips: ['192.0.2.0/24'] })
  const get = (path: string) =>
    new Request(`${baseUrl}${path}`, { headers: { Authorization: `Bearer ${key}` } })
  expect((await fetch(get('/v1/me'))).status).toBe(403)
  expect((await fetch(get('/v1/me'), { address: '192.0.2.7' })).status).toBe(200)
  const logs = await fetch(get('/v1/logs'), { address: '192.0.2.8' })
  const { logs: entries } = (await logs.json()) as { readonly logs: readonly { ip_address: string }[] }
  expect(entries.map(({ ip_address }) => ip_address)).toEqual(['192.0.2.7', '127.0.0.1'])
})
