import { expect, test, vi } from 'vitest'
import { createCaller } from '../testing/create-caller.ts'
import { errorBody, setUp, vpsPath } from '../testing/set-up.ts'

test('a request that is aborted when its body has arrived changes nothing', async () => {
  const { sandbox, call } = await setUp()
  const controller = new AbortController()
  const request = new Request(`${sandbox.baseUrl}${vpsPath}/memo`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${sandbox.apiKey}`, 'Content-Type': 'application/json' },
    signal: controller.signal,
  })
  const body = new TextEncoder().encode('{"memo": "changed"}').buffer
  vi.spyOn(request, 'arrayBuffer').mockImplementation(() => {
    controller.abort(new Error('too late'))
    return Promise.resolve(body)
  })
  await expect(sandbox.fetch(request)).rejects.toThrow('too late')
  expect(await call('GET /v1/vps/servers')).toMatchObject({ body: { servers: [{ memo: null }] } })
  expect(await call('GET /v1/logs')).toMatchObject({ body: { logs: [{ method: 'GET' }] } })
})

test('an error that a fault returns to a request without a known key is in nobody’s log', async () => {
  const { sandbox, call } = await setUp()
  sandbox.faults.add({ effect: { status: 503, code: 'SERVICE_UNAVAILABLE' } })
  expect(await createCaller(sandbox, 'sandbox_unknown')('GET /v1/me')).toMatchObject({ status: 503 })
  expect(await call('GET /v1/logs')).toMatchObject({ body: { count: 0 } })
})

test('a body that is too long is rejected after the latency, and its text is not kept', async () => {
  const { sandbox, call } = await setUp()
  sandbox.faults.add({ effect: { latencyMs: 1_000 } })
  const body = ' '.repeat(1_000_001)
  expect(await call(`PUT ${vpsPath}/memo`, { body })).toMatchObject({
    status: 400,
    body: errorBody('BAD_REQUEST'),
  })
  const [{ id } = { id: 0 }] = sandbox.journal().requests
  expect(sandbox.exchange(id).request.body).toBeNull()
})
