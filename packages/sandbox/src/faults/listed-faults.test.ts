import { expect, test } from 'vitest'
import { setUp } from '../testing/set-up.ts'
import { createFaults } from './faults.ts'

test('a fault that is removed is not injected any more', async () => {
  const { sandbox, call } = await setUp()
  const { id } = sandbox.faults.add({ effect: { status: 502, code: 'BACKEND_ERROR' }, times: 9 })
  expect(await call('GET /v1/me')).toMatchObject({ status: 502 })
  sandbox.faults.remove(id)
  expect(await call('GET /v1/me')).toMatchObject({ status: 200 })
  expect(sandbox.faults.list()).toEqual([])
})

test('a fault that is used up can be removed from the list', async () => {
  const { sandbox, call } = await setUp()
  const { id } = sandbox.faults.add({ path: '/v1/me', effect: { status: 502, code: 'BACKEND_ERROR' } })
  await call('GET /v1/me')
  expect(sandbox.faults.list()).toMatchObject([{ id, left: 0 }])
  sandbox.faults.remove(id)
  expect(sandbox.faults.list()).toEqual([])
})

test('a fault without a limit is pending until it is injected for the first time', async () => {
  const { sandbox, call } = await setUp()
  const { id } = sandbox.faults.add({ probability: 1, effect: { status: 502, code: 'BACKEND_ERROR' } })
  expect(sandbox.faults.pending()).toMatchObject([{ id, left: null }])
  await call('GET /v1/me')
  expect(sandbox.faults.pending()).toEqual([])
})

test('the revision grows whenever a fault is added, injected or removed, so that no change is missed', () => {
  const faults = createFaults(1)
  const request = { operationId: 'getApiKey', template: '/v1/me', path: '/v1/me' }
  const seen = [faults.revision()]
  const changes = [
    () => faults.add({ times: 9, effect: 'html' }),
    () => faults.take(request),
    () => faults.remove(1),
    () => faults.add({ effect: 'html' }),
    () => faults.clear(),
  ]
  for (const change of changes) {
    change()
    seen.push(faults.revision())
  }
  expect(seen).toEqual([...new Set(seen)].toSorted((one, other) => one - other))
  expect(faults.take(request)).toBeUndefined()
})
