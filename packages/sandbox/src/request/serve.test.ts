import table from '@hostwright/openapi/operations.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { listOperations } from '../description/operation.ts'
import { ApiFailure } from '../http/api-failure.ts'
import { createAccount } from '../ordering/account.ts'
import type { Store } from '../storage/store.ts'
import { createCaller } from '../testing/create-caller.ts'
import { createTestStore } from '../testing/create-test-store.ts'
import { errorBody, order, setUp, vpsPath } from '../testing/set-up.ts'
import { setUpWorld } from '../testing/set-up-world.ts'

/** Creates a sandbox with access to its store, for data that no request can create. */
function setUpWithStore(own?: Store): { store: Store; call: ReturnType<typeof createCaller> } {
  const { store, serve, apiKey } = setUpWorld(false, own)
  const fetch = (request: Request) => serve(request, '192.0.2.1')
  return { store, call: createCaller({ baseUrl: 'http://127.0.0.1', apiKey, fetch }) }
}

test.each(['GET /v1/nothing', 'GET /', 'DELETE /v1/me', 'PATCH /v1/vps/plans'])(
  '%s: nothing there',
  async (route) => {
    const { sandbox, call } = await setUp()
    if (route === 'GET /') {
      const response = await sandbox.fetch(new Request(`${sandbox.baseUrl}/`))
      return expect(await response.text()).toContain('/v1')
    }
    const reply = await call(route)
    expect(reply).toMatchObject({ status: 404, body: errorBody('NOT_FOUND') })
  },
)

test('a body that is not JSON is a BAD_REQUEST before any other problem', async () => {
  const { call } = await setUp()
  const reply = await call('POST /v1/vps/servers', { body: '{"root_password": "Secret-Horse-7' })
  expect(reply).toMatchObject({ status: 400, body: errorBody('BAD_REQUEST') })
  expect(JSON.stringify(reply.body)).not.toContain('Secret-Horse')
  const asForm = await call('POST /v1/vps/servers', {
    body: 'a=b',
    headers: { 'Content-Type': 'text/plain' },
  })
  expect(asForm).toMatchObject({ status: 400, body: errorBody('BAD_REQUEST') })
})

test('an invalid request lists every violation by its property and repeats no value', async () => {
  const { call } = await setUp()
  const { plan_id: _, ...rest } = order
  const reply = await call<object>('POST /v1/vps/servers', {
    body: { ...rest, root_password: 'hunter2', agree_to_terms: false, period: 'x', extra: 'hunter2' },
    headers: { 'Idempotency-Key': 'short' },
  })
  expect(reply.status).toBe(422)
  const text = (field: string) => expect.stringMatching(new RegExp(`^${field}: `))
  const fields = ['Idempotency-Key', 'plan_id', 'root_password', 'agree_to_terms', 'period', 'extra']
  expect(reply.body).toEqual(errorBody('VALIDATION_ERROR', expect.arrayContaining(fields.map(text))))
  expect(JSON.stringify(reply.body)).not.toContain('hunter2')
})

test('a missing body is a violation where one is required, and fine where it is not', async () => {
  const { call } = await setUp()
  expect(await call('POST /v1/vps/servers')).toMatchObject({
    status: 422,
    body: errorBody('VALIDATION_ERROR', ['body: is required.']),
  })
  expect(await call(`POST ${vpsPath}/power/reboot`)).toMatchObject({ status: 202, body: undefined })
})

test('a response that breaks the description is a 500 that names the place', async () => {
  const { store, call } = setUpWithStore()
  const contracts = store.collection<{ id: number; plan: object }>('vps-contract')
  for (const contract of contracts.all())
    contracts.put(String(contract.id), { ...contract, plan: { ...contract.plan, vcpu: 'many' } })
  const reply = await call(`GET ${vpsPath}`)
  expect(reply).toMatchObject({ status: 500, body: errorBody('INTERNAL_ERROR') })
  expect(JSON.stringify(reply.body)).toContain(
    'the response 200 of getVpsServer breaks the description: /body/server/plan/vcpu',
  )
})

/** Creates a store in which a function of one collection throws an error. */
function failAt(failing: string, method: 'put' | 'all', error: Error): Store {
  const store = createTestStore()
  return {
    ...store,
    collection<T>(name: string) {
      const fail = (): never => {
        throw error
      }
      const collection = store.collection<T>(name)
      return name === failing ? { ...collection, [method]: fail } : collection
    },
  }
}

test('an order that fails half-way leaves nothing but its log entry', async () => {
  const { store, call } = setUpWithStore(failAt('completed-order', 'put', new Error('no more paper')))
  const headers = { 'Idempotency-Key': 'order-0001' }
  const reply = await call('POST /v1/vps/servers', { body: order, headers })
  expect(reply).toMatchObject({ status: 500, body: errorBody('INTERNAL_ERROR') })
  expect(JSON.stringify(reply.body)).toContain('no more paper')
  expect(createAccount(store).balance).toBe(1_000_000)
  expect(await call('GET /v1/vps/signup-status/40000002')).toMatchObject({ status: 404 })
  expect(await call('GET /v1/logs?status_code=500')).toMatchObject({
    body: { logs: [{ method: 'POST', path: '/v1/vps/servers', ip_address: '192.0.2.1' }] },
  })
})

test('an error that the description of the operation lacks is a 500 that names its status', async () => {
  const error = new ApiFailure('OPERATION_ERROR', 'This cannot be done.')
  const reply = await setUpWithStore(failAt('vps-plan', 'all', error)).call('GET /v1/vps/plans')
  expect(reply).toMatchObject({ status: 500, body: errorBody('INTERNAL_ERROR') })
  expect(JSON.stringify(reply.body)).toContain('the description of listVpsPlans has no status 409')
})

test('no secret is stored in plain text', async () => {
  const { store, call } = setUpWithStore()
  const headers = { 'Idempotency-Key': 'order-0001' }
  expect(await call('POST /v1/vps/servers', { body: order, headers })).toMatchObject({ status: 200 })
  const rows = JSON.stringify(store.dump())
  expect(rows).toContain('standard-2gb')
  expect(rows).not.toContain(order.root_password)
  expect(rows).not.toContain('sandbox_')
})

test('every operation wants a key', async () => {
  const { sandbox } = await setUp()
  const operations = listOperations()
  expect(operations).toHaveLength(table.length)
  for (const { method, path } of operations) {
    const request = new Request(`${sandbox.baseUrl}${path.replaceAll(/\{\w+\}/g, '1')}`, { method })
    expect((await sandbox.fetch(request)).status, `${method} ${path}`).toBe(401)
  }
})

test('a request that its sender has given up rejects with the reason', async () => {
  const { sandbox } = await setUp()
  const reason = new Error('too late')
  const request = new Request(`${sandbox.baseUrl}/v1/me`, { signal: AbortSignal.abort(reason) })
  await expect(sandbox.fetch(request)).rejects.toBe(reason)
})

test('an address that is not percent-encoded as UTF-8 is malformed', async () => {
  const { call } = await setUp()
  for (const path of ['/v1/me?x=%ZZ', '/v1/vps/servers/%E3%81', '/v1/server/%/domain'])
    expect(await call(`GET ${path}`), path).toMatchObject({ status: 400, body: errorBody('BAD_REQUEST') })
  expect(await call('GET /v1/me?x=%E3%81%82')).toMatchObject({ status: 200 })
})
