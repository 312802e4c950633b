import { expect, test } from 'vitest'
import { order, setUp, vpsPath } from '../testing/set-up.ts'
import { setUpControl } from '../testing/set-up-control.ts'
import { createExchanges, type RecordedExchange } from './exchanges.ts'

test('the bodies of a request are read by its id, without the password and the key', async () => {
  const { sandbox, call, control } = await setUpControl()
  const headers = { 'Idempotency-Key': 'order-0001' }
  await call('POST /v1/vps/servers', { body: { ...order, dry_run: true }, headers })
  const [{ id } = { id: 0 }] = sandbox.journal().requests
  const { body } = await control<RecordedExchange>('readExchange', undefined, String(id))
  expect(body.request.headers).toMatchObject({ 'idempotency-key': 'order-0001' })
  expect(body.request.body).toEqual({ ...order, dry_run: true, root_password: '[redacted]' })
  expect(body.response).toMatchObject({
    headers: { Date: expect.any(String) as string },
    body: { dry_run: true, total_price: expect.any(Number) as number },
  })
  const text = JSON.stringify(body)
  expect(text).not.toContain(order.root_password)
  expect(text).not.toContain(sandbox.apiKey)
})

test('a key or a password in the query or a memo is redacted too', async () => {
  const { sandbox, call } = await setUp()
  const { apiKey } = sandbox
  await call(`GET ${vpsPath}?api_key=${apiKey}&root_password=Correct-Horse-7&limit=5`)
  const [first] = sandbox.journal().requests
  expect(sandbox.exchange(first!.id).query).toBe('?api_key=[redacted]&root_password=[redacted]&limit=5')
  await call(`GET ${vpsPath}?root%5Fpassword=a?b&token=%73${apiKey.slice(1)}&${apiKey}`)
  const encoded = sandbox.exchange(sandbox.journal().requests.at(-1)!.id)
  expect(encoded.query).toBe('?root_password=[redacted]&token=[redacted]&[redacted]')
  await call(`PUT ${vpsPath}/memo`, { body: { memo: `key ${apiKey}` }, headers: { 'User-Agent': apiKey } })
  const exchange = sandbox.exchange(sandbox.journal().requests.at(-1)!.id)
  expect(exchange.request.body).toEqual({ memo: 'key [redacted]' })
  expect(JSON.stringify(exchange)).not.toContain(apiKey)
})

test('a key in the path is redacted, also a late one, and where the error repeats it', async () => {
  const { sandbox, call } = await setUp({ speed: 0 })
  const { apiKey } = sandbox
  sandbox.faults.add({ effect: { finishLateMs: 1_000, answer: 'nothing' }, times: 1 })
  await call(`PUT /v1/vps/servers/${apiKey}/memo`, { body: { memo: 'front' } }).catch(() => {})
  await sandbox.clock.advance(2_000)
  await call(`GET /v1/vps/servers/%73${apiKey.slice(1)}/memo`)
  const { requests } = sandbox.journal()
  expect(requests.map(({ path }) => path)).toEqual(Array(3).fill('/v1/vps/servers/[redacted]/memo'))
  expect(JSON.stringify(requests)).not.toContain(apiKey)
})

test('the response of a broken connection is null, and an unknown id is NOT_FOUND', async () => {
  const { sandbox, call } = await setUp()
  sandbox.faults.add({ effect: 'drop-response' })
  await call(`GET ${vpsPath}`).catch(() => {})
  const [{ id } = { id: 0 }] = sandbox.journal().requests
  expect(sandbox.exchange(id).response).toBeNull()
  expect(() => sandbox.exchange(id + 1)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }))
})

test('the bodies of the last 200 requests are kept until a reset', async () => {
  const { sandbox, call } = await setUp({ limits: false })
  for (let count = 0; count < 201; count += 1) await call('GET /v1/me')
  expect(() => sandbox.exchange(1)).toThrow('not kept')
  expect(sandbox.exchange(2).response?.body).toHaveProperty('services')
  expect(sandbox.exchange(201).response?.body).toHaveProperty('services')
  sandbox.reset()
  expect(() => sandbox.exchange(201)).toThrow('not kept')
})

test('a write has the records that it changed, and a read, a dry run and a rejected one have none', async () => {
  const { sandbox, call } = await setUp()
  const changesOf = async (line: string, body?: object) => {
    await call(line, body && { body })
    return sandbox.exchange(sandbox.journal().requests.at(-1)!.id).changes
  }
  const [change, ...rest] = await changesOf(`PUT ${vpsPath}/memo`, { memo: 'front' })
  expect(rest).toEqual([])
  expect([change?.before, change?.after]).toMatchObject([{ memo: null }, { memo: 'front' }])
  expect(await changesOf(`PUT ${vpsPath}/memo`, { memo: 'front' })).toEqual([])
  expect(await changesOf(`GET ${vpsPath}/memo`)).toEqual([])
  expect(await changesOf('POST /v1/vps/servers', { ...order, dry_run: true })).toEqual([])
  expect(await changesOf('POST /v1/vps/servers', { ...order, expected_total_price: 1 })).toEqual([])
})

test('a late execution has the records that it changed, and the response before it has none', async () => {
  const { sandbox, call } = await setUp({ speed: 0 })
  sandbox.faults.add({ effect: { finishLateMs: 1_000, answer: 'nothing' } })
  await call(`PUT ${vpsPath}/memo`, { body: { memo: 'late' } }).catch(() => {})
  await sandbox.clock.advance(2_000)
  const changed = sandbox.journal().requests.map(({ id }) => sandbox.exchange(id).changes.length)
  expect(changed).toEqual([0, 1])
})

test('an order has the contract and the balance that it changed, without the password and what the sandbox keeps for itself', async () => {
  const { sandbox, call } = await setUp()
  await call('POST /v1/vps/servers', { body: order, headers: { 'Idempotency-Key': 'order-0001' } })
  const { changes } = sandbox.exchange(sandbox.journal().requests.at(-1)!.id)
  expect(changes.map(({ collection }) => collection).toSorted()).toEqual(['account', 'vps-contract'])
  expect(JSON.stringify(changes)).not.toContain(order.root_password)
})

test('a record that has a secret shows none', () => {
  const exchanges = createExchanges()
  const change = { collection: 'mail-account of hw123456.example.jp', id: 'info', before: null }
  const after = { memo: 'front', password: 'Correct-Horse-7' }
  exchanges.add(1, {
    request: { search: '', header: () => null },
    text: undefined,
    response: undefined,
    changes: [{ ...change, after }],
  })
  expect(exchanges.read(1).changes).toEqual([{ ...change, after: { ...after, password: '[redacted]' } }])
})
