import { portsOf } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { executed, hour, keyIdOf, show, start, withOrders } from '../testing/indexed-account.ts'
import { json } from '../testing/responses.ts'
import { createScriptedAccount } from '../testing/scripted-account.ts'

// Orders that the API has confirmed without the id of their contract.

const placed = (id = 7, name = 'web-01'): Response => json({ server: { id, uuid: null, name } })

test('forty others that are being set up cost `ensure` no request more', async () => {
  const account = await withOrders(40, hour / 2, null)
  for (let index = 0; index < 40; index++)
    account.shown.signups[1_000 + index] = { id: 1_000 + index, uuid: null }
  show(account, 'old-1', 'old-2')
  const { requests, replies, ensure, log, platform } = account
  for (let index = 0; index < 40; index++) log(200, platform.now() - hour / 2)
  replies.push(placed())
  await expect(ensure()).resolves.toMatchObject({ state: 'ordered' })
  expect(requests.filter((line) => line.includes('signup-status'))).toEqual([])
  expect(requests.length).toBeLessThanOrEqual(10)
})

/** An order whose response was lost, beside confirmed orders without an id. */
async function loseBeside(count: number, ageMs = 60_000) {
  const account = await withOrders(count, ageMs, null)
  for (let index = 0; index < count; index++) account.log(200, start - 60_000)
  account.replies.push(() => {
    account.log(502)
    return new Response('', { status: 502 })
  })
  const quoted = await account.quote({}, { plan_id: 'standard-2gb', name: 'lost' })
  await expect(account.place(quoted)).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
  account.requests.length = 0
  const signups = (): number => account.requests.filter((line) => line.includes('signup-status')).length
  return { ...account, quoted, signups }
}

test.each([60_000, 48 * hour])(
  'a new contract with the name of an order that was confirmed without an id %d ms ago is that order’s: no sign-up status is read',
  async (ageMs) => {
    const account = await loseBeside(5, ageMs)
    show(account, 'old-2')
    const { reason } = await account.reconcile(account.quoted)
    expect(reason).not.toContain('old-2')
    expect(account.signups()).toBe(0)
  },
)

test('a second contract of that name is nobody’s, and keeps the lost order unknown', async () => {
  const account = await loseBeside(5)
  account.shown.contracts.push({ uuid: 'a', name: 'old-2' }, { uuid: 'b', name: 'old-2' })
  const { outcome, reason } = await account.reconcile(account.quoted)
  expect([outcome, reason]).toEqual(['unknown', expect.stringContaining('old-2 (b)')])
})

test('a contract that nobody owns and of which no confirmed order has the name: two sign-up statuses are read, then others', async () => {
  const { reconcile, quoted, platform, requests, shown, signups } = await loseBeside(5)
  for (let id = 1_000; id < 1_005; id++) shown.signups[id] = { id, uuid: null }
  shown.contracts.push({ uuid: 'u-4', name: 'renamed' })
  for (let look = 1; look <= 3; look++) {
    expect((await reconcile(quoted)).reason).toContain('renamed')
    expect(signups()).toBeLessThanOrEqual(2 * look)
    await platform.sleep(60_000)
  }
  expect(new Set(requests.filter((line) => line.includes('signup-status'))).size).toBe(5)
  shown.signups[1_004] = { id: 1_004, uuid: 'u-4' }
  const reasons: string[] = []
  for (let look = 1; look <= 3; look++) {
    reasons.push((await reconcile(quoted)).reason)
    await platform.sleep(60_000)
  }
  expect(reasons.at(-1)).not.toContain('renamed')
})

test('an order that was confirmed without an id gets it from the next `ensure` of its name', async () => {
  const { ensure, replies, shown, client, sent } = createScriptedAccount()
  replies.push(placed())
  shown.signups[7] = { id: 7, uuid: null, status: 'building' }
  await ensure()
  await ensure()
  const list = async () =>
    (await portsOf(client).journal.list()).find(({ intent }) => intent)?.outcome?.server
  expect(await list()).toMatchObject({ uuid: null })
  shown.signups[7] = { id: 7, uuid: 'u-7', status: 'active' }
  shown.contracts.push({ uuid: 'u-7', name: 'web-01' })
  await ensure()
  expect(await list()).toMatchObject({ uuid: 'u-7' })
  expect(sent).toHaveLength(1)
})

test('after `confirm`, new contracts of forty orders without an id stop nothing, and no sign-up status is read', async () => {
  const account = await withOrders(40, 60_000, null)
  for (let index = 0; index < 40; index++) account.log(200, start - 60_000)
  account.replies.push(placed())
  const confirm = (): boolean => {
    show(account, 'old-1', 'old-2')
    account.requests.length = 0
    account.journal.calls.length = 0
    return true
  }
  await expect(account.ensure({}, { confirm })).resolves.toMatchObject({ state: 'ordered' })
  expect(account.requests).toEqual(['GET /v1/logs', 'GET /v1/vps/servers', 'POST /v1/vps/servers'])
  expect(account.journal.calls).not.toContain('list')
})

test('after `confirm`, a new contract is that of an earlier order whose sign-up status says so, and few records are read', async () => {
  const { ensure, journal, log, replies, shown } = await withOrders(40, 48 * hour)
  await journal.write(executed(40, start - hour / 2, await keyIdOf(), null))
  log(200, start - hour / 2)
  replies.push(placed())
  let before = 0
  const confirm = (): boolean => {
    shown.contracts.push({ uuid: 'u-40', name: 'renamed' })
    shown.signups[1_040] = { id: 1_040, uuid: 'u-40' }
    before = journal.returned()
    return true
  }
  await expect(ensure({}, { confirm })).resolves.toMatchObject({ state: 'ordered' })
  expect(journal.returned() - before).toBeLessThan(10)
})

test('after `confirm`, a second contract of the name of an order without an id stops the order', async () => {
  const account = await withOrders(5, 60_000, null)
  for (let index = 0; index < 5; index++) account.log(200, start - 60_000)
  const confirm = (): boolean =>
    account.shown.contracts.push({ uuid: 'a', name: 'old-2' }, { uuid: 'b', name: 'old-2' }) > 0
  await expect(account.ensure({}, { confirm })).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
  expect(account.sent).toEqual([])
})
