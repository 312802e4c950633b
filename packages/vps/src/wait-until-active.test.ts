import { expect, test } from 'vitest'
import { setUp } from './testing/set-up.ts'

const show = (server: object) => async () => Response.json({ server })
const missing = async (): Promise<Response> =>
  Response.json({ error: { code: 'VPS_NOT_FOUND', message: 'VPS not found' } }, { status: 404 })
const list =
  (...servers: readonly object[]) =>
  async () =>
    Response.json({ servers })

test('a contract without an id is read by its uuid until it is active', async () => {
  const { vps, faults, sandbox } = await setUp()
  const seen: string[] = []
  for (const status of ['building', 'building', 'active'])
    faults.push(show({ uuid: 'u', name: 'web-8', status }))
  const start = sandbox.clock.now()
  const found = await vps.orders.waitUntilActive(
    { uuid: 'u', name: 'web-8', status: 'building' },
    { onProgress: ({ status }) => seen.push(status) },
  )
  expect(found).toEqual({ uuid: 'u', name: 'web-8', status: 'active' })
  expect(seen).toEqual(['building', 'building', 'active'])
  expect(sandbox.clock.now() - start).toBeGreaterThanOrEqual(20_000)
})

test.each([
  [{ id: 7 }, 'order 7'],
  [{ uuid: 'u' }, 'VPS u'],
])('another status than that of a set-up fails the wait, which names it: %j', async (contract, name) => {
  const { vps, faults } = await setUp()
  const suspended = show({ ...contract, name: 'web-8', status: 'suspended' })
  faults.push(suspended, suspended)
  await expect(vps.orders.waitUntilActive(contract)).rejects.toMatchObject({
    name: 'WaitError',
    reason: 'failed',
    message: expect.stringMatching(new RegExp(`${name} .*suspended`)),
  })
})

test('a VPS whose uuid maintenance has changed is found in the list by its name', async () => {
  const { vps, faults } = await setUp()
  const other = { uuid: 'other', name: 'web-1', status: 'active' }
  faults.push(missing, list(other, { uuid: 'new', name: 'web-8', status: 'building' }))
  faults.push(show({ uuid: 'new', name: 'web-8', status: 'active' }))
  await expect(vps.orders.waitUntilActive({ uuid: 'old', name: 'web-8' })).resolves.toMatchObject({
    uuid: 'new',
    status: 'active',
  })
})

test('a VPS that the list does not have either, or has twice, is reported as not found; the list is read once', async () => {
  const { vps, faults, sandbox } = await setUp()
  const twin = { name: 'web-8', status: 'active' }
  faults.push(missing, list())
  const lost = vps.orders.waitUntilActive({ uuid: 'old', name: 'web-8' })
  await expect(lost).rejects.toMatchObject({ code: 'VPS_NOT_FOUND' })
  faults.push(missing, list({ uuid: 'a', ...twin }, { uuid: 'b', ...twin }))
  await expect(vps.orders.waitUntilActive({ uuid: 'old', name: 'web-8' })).rejects.toMatchObject({
    code: 'VPS_NOT_FOUND',
  })
  faults.push(missing, list({ uuid: 'new', name: 'web-8', status: 'building' }), missing)
  await expect(vps.orders.waitUntilActive({ uuid: 'old', name: 'web-8' })).rejects.toMatchObject({
    code: 'VPS_NOT_FOUND',
  })
  expect(sandbox.journal().requests).toEqual([])
})

test('a contract with neither an id nor a uuid is rejected before any request', async () => {
  const { vps } = await setUp()
  await expect(vps.orders.waitUntilActive({ name: 'web-8' })).rejects.toMatchObject({
    name: 'ConfigError',
    field: 'contract',
  })
})
