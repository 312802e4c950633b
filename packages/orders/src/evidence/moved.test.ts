import { createMemoryJournal } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { createRecord } from '../testing/create-record.ts'
import { createIndexedJournal } from '../testing/indexed-journal.ts'
import { consent, createScriptedAccount } from '../testing/scripted-account.ts'
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
  await expect(reconcile(quoted)).resolves.toMatchObject({
    outcome: 'unknown',
    reason: expect.stringContaining('contracts that may belong to it: db-01 (a2)'),
  })
})

test('a contract of the name of a settled order has moved: the order is decided', async () => {
  const { reconcile, quoted, shown, client } = await lose()
  const outcome = { executed: true, server: { id: 1, uuid: 'a' } }
  const intent = { name: 'db-01', number: 1 }
  await portsOf(client).journal.write(createRecord({ state: 'settled', intent, outcome }))
  shown.contracts = [moved]
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'not-executed' })
})

test('a quote that could not list the contracts does not tell which of them had ended', async () => {
  const { reconcile, quote, quoted, shown } = await lose()
  shown.isListForbidden = true
  const { contracts, places } = await quote()
  expect([contracts, places]).toEqual([null, {}])
  shown.isListForbidden = false
  shown.contracts = [moved]
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'not-executed' })
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

test.each([
  ['', createMemoryJournal],
  [' in a journal with an index', createIndexedJournal],
])(
  'its own contract that moved and was renamed before is found by its word%s, through another order',
  async (_, createJournal) => {
    const { log, orders, replies, shown, sent, platform } = createScriptedAccount({
      journal: createJournal(),
    })
    const ensure = (intent: string) => orders.ensure({ plan_id: 'standard-2gb' }, { ...consent, intent })
    replies.push(json({ server: { id: 7, uuid: 'a' } }), json({ server: { id: 8, uuid: 'b' } }))
    await ensure('shop')
    shown.contracts.push(old)
    await ensure('blog')
    await platform.sleep(48 * 60 * minute)
    log(404)
    shown.contracts = [moved]
    const found = await ensure('shop')
    expect(found).toMatchObject({ state: 'existing', contract: { uuid: 'a2', name: 'db-01' } })
    expect(sent).toHaveLength(2)
  },
)
