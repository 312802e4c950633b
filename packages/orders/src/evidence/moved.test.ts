import { portsOf } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { createScriptedAccount } from '../testing/scripted-account.ts'
import { json } from '../testing/responses.ts'
import type { Order } from '../testing/scripted-product.ts'

const minute = 60_000
const old = { uuid: 'a', name: 'db-01', ip_address: '203.0.113.7', status: 'active' }
const moved = { ...old, uuid: 'a2' }

/** An order of a derived name, or of this name, that was lost beside an existing contract. */
async function lose(contract: object = old, order: Order = { plan_id: 'standard-2gb' }) {
  const account = createScriptedAccount()
  account.shown.contracts.push({ ...old, ...contract })
  const quoted = await account.quote({}, order)
  account.replies.push(new TypeError('terminated'))
  await account.place(quoted).catch(() => {})
  await account.platform.sleep(90 * minute)
  account.shown.log.length = 0
  const [dryRun] = quoted.logged!.known
  expect(dryRun).toBeUndefined()
  account.log(200, account.platform.now() - 90 * minute)
  account.log(422)
  return { ...account, quoted }
}

test('a contract that got a new uuid during maintenance is the same: the order is decided', async () => {
  const { reconcile, quoted, shown } = await lose()
  shown.contracts = [moved]
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'not-executed' })
})

test('a contract that is listed is not asked for', async () => {
  const { reconcile, quoted, requests } = await lose()
  await reconcile(quoted)
  expect(requests).not.toContain('GET /v1/vps/servers/a')
})

test.each<[string, object, object]>([
  ['has another address', {}, { ...moved, ip_address: '203.0.113.8' }],
  ['has another name', {}, { ...moved, name: 'db-02' }],
  ['has no address', { ip_address: null }, { ...moved, ip_address: null }],
  ['follows one that had ended', { status: 'expired' }, moved],
])('a new contract that %s is not the one that vanished', async (_, before, after) => {
  const { reconcile, quoted, shown } = await lose(before)
  shown.contracts = [after as typeof moved]
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'unknown' })
})

test('a contract whose former uuid still exists has not moved', async () => {
  const { reconcile, quoted, shown } = await lose()
  shown.contracts = [moved]
  shown.hidden.push('a')
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'unknown' })
})

test('a contract of the name of an open order has not moved: it may be that order', async () => {
  const { reconcile, quoted, shown } = await lose({}, { plan_id: 'standard-2gb', name: 'db-01' })
  shown.contracts = [moved]
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'unknown' })
})

test('a contract whose name is the word of an open order has not moved', async () => {
  const { reconcile, quoted, shown, client } = await lose()
  const record = (await portsOf(client).journal.read(quoted.id))!
  const intent = { name: 'db-01', number: 1 }
  await portsOf(client).journal.write({ ...record, revision: record.revision + 1, intent })
  shown.contracts = [moved]
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'unknown' })
})

test('its own contract that moved and was renamed before is found by its word', async () => {
  const { orders, replies, shown, quote, sent } = createScriptedAccount()
  const input = { root_password: 'Correct-Horse-7', agree_to_terms: true, intent: 'shop' } as const
  replies.push(json({ server: { id: 7, uuid: 'a' } }))
  await orders.ensure({ plan_id: 'standard-2gb' }, input)
  shown.contracts.push(old)
  await quote()
  shown.contracts = [moved]
  const found = await orders.ensure({ plan_id: 'standard-2gb' }, input)
  expect(found).toMatchObject({ state: 'existing', contract: { uuid: 'a2', name: 'db-01' } })
  expect(sent).toHaveLength(1)
})
