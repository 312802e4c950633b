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

test('the VPS counts, not the sign-up status of its order, which stays active', async () => {
  const { vps, sandbox } = await setUp()
  const order = { name: 'web-8', plan_id: 'standard-2gb', period: 12, image_id: 'debian-13' }
  const consent = { root_password: 'Correct-Horse-7', agree_to_terms: true } as const
  await vps.orders.ensure(order, consent)
  await sandbox.clock.advance({ minutes: 30 })
  const { contract } = await vps.orders.ensure(order, consent)
  sandbox.contracts.suspend(contract.uuid!)
  expect(await vps.orders.status(contract.id!)).toMatchObject({ status: 'active' })
  await expect(vps.orders.waitUntilActive(contract)).rejects.toMatchObject({
    reason: 'failed',
    lastState: { status: 'suspended' },
  })
})

test.each(['VPS_NOT_FOUND', 'FORBIDDEN'])(
  'if the VPS cannot be read (%s), the sign-up status of its order has its uuid and status',
  async (code) => {
    const { vps, faults } = await setUp()
    faults.push(async () => Response.json({ error: { code, message: 'no' } }, { status: 404 }))
    faults.push(show({ id: 7, uuid: 'new', name: 'web-8', status: 'active' }))
    await expect(vps.orders.waitUntilActive({ id: 7, uuid: 'old' })).resolves.toMatchObject({ uuid: 'new' })
  },
)

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
