import { parseOrderRecord } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { type ScriptedAccount } from '../testing/scripted-account.ts'
import { loseOrder, pass } from '../testing/lost-order.ts'

test('a contract of a given name is a hint, not a proof: unknown until a person says whose it is', async () => {
  const account = await loseOrder('web-01')
  const { reconcile, quoted, shown } = account
  shown.contracts.push({ uuid: 'new', name: 'web-01' }, { uuid: 'other', name: 'web-02' })
  await pass(account, 90)
  expect(await reconcile(quoted)).toEqual({
    outcome: 'unknown',
    contracts: ['new'],
    likely: 'executed',
    reason:
      'since the quote there are contracts that may belong to it: web-01 (new), web-02 (other). Nothing changes by itself',
    entries: expect.any(Array),
  })
})

test('a contract of another name makes nothing likely', async () => {
  const account = await loseOrder()
  const { reconcile, quoted, shown } = account
  shown.contracts.push({ uuid: 'new', name: 'web-01' })
  const found = await reconcile(quoted)
  expect(found).toMatchObject({ outcome: 'unknown', contracts: [], askAgainMs: expect.any(Number) })
  expect(found).not.toHaveProperty('likely')
})

test('without a mark no contract is named', async () => {
  const { reconcile, quoted, shown } = await loseOrder('web-01', { mark: false })
  shown.contracts.push({ uuid: 'new', name: 'web-01' })
  expect(await reconcile(quoted)).toMatchObject({ outcome: 'unknown', contracts: [] })
})

test.each([
  [200, true],
  [504, false],
])(
  'an unexplained entry (%i) keeps an order unknown for good; a success makes it likely: %s',
  async (status, isLikely) => {
    const account = await loseOrder()
    const { reconcile, quoted, log } = account
    log(504)
    log(status)
    await pass(account, 90)
    const found = await reconcile(quoted)
    expect(found).toMatchObject({ outcome: 'unknown', contracts: [] })
    expect(found).not.toHaveProperty('askAgainMs')
    expect('likely' in found).toBe(isLikely)
    expect(found.entries.map(({ status_code }) => status_code)).toEqual([status])
  },
)

test('a failure in the log that may be the order’s own does not keep it unknown', async () => {
  const account = await loseOrder()
  account.log(504)
  await pass(account, 90)
  await expect(account.reconcile(account.quoted)).resolves.toMatchObject({ outcome: 'not-executed' })
})

test.each<[string, (account: ScriptedAccount) => void, string]>([
  [
    'the key sees selected contracts',
    ({ shown }) => (shown.targetMode = 'selected'),
    'list of contracts may be incomplete',
  ],
  [
    'the list cannot be read',
    ({ shown }) => (shown.isListForbidden = true),
    'list of contracts may be incomplete',
  ],
  [
    'a contract is missing that is there',
    ({ shown }) => {
      shown.contracts.pop()
      shown.hidden.push('old')
    },
    'list of contracts may be incomplete',
  ],
  ['the log cannot be read', ({ shown }) => (shown.isLogForbidden = true), 'execution log of the key'],
  [
    'the log lacks the dry run',
    ({ shown }) =>
      (shown.log = shown.log.filter(({ method, status_code }) => method === 'GET' || status_code !== 200)),
    'execution log of the key',
  ],
])('an order is not called not executed while %s', async (_, change, reason) => {
  const account = await loseOrder()
  await pass(account, 90)
  change(account)
  const found = await account.reconcile(account.quoted)
  expect(found).toMatchObject({ outcome: 'unknown', reason: expect.stringContaining(reason) })
})

test('the log of another key proves nothing, and its time is no less the API’s', async () => {
  const account = await loseOrder()
  await pass(account, 90)
  const other = account.connect({ apiKey: 'another-key' }).orders
  await expect(other.reconcile(account.quoted)).resolves.toMatchObject({
    outcome: 'unknown',
    reason: expect.stringContaining('use that key once, if it still works. Nothing changes by itself'),
  })
})

test('an order that its own key has settled stays settled when another key asks', async () => {
  const account = await loseOrder()
  await pass(account, 90)
  await account.reconcile(account.quoted)
  const other = account.connect({ apiKey: 'another-key' }).orders
  await expect(other.reconcile(account.quoted)).resolves.toMatchObject({ outcome: 'not-executed' })
  await expect(other.pending()).resolves.toEqual([])
})

test.each([null, undefined, 7])(
  'a contract whose identifier is %o names nothing, and the record stays readable',
  async (uuid) => {
    const { reconcile, quoted, shown, mark, client } = await loseOrder()
    shown.contracts.push({ uuid: uuid as never, name: mark })
    await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'unknown', contracts: [] })
    const record = (await portsOf(client).journal.read(quoted.id))!
    expect(parseOrderRecord(JSON.stringify(record), 'The record').state).toBe('sending')
  },
)

test('a colleague who orders after the window was read blocks nobody', async () => {
  const account = await loseOrder('web-01')
  const { reconcile, quoted, shown } = account
  await pass(account, 90)
  const reason = 'its horizon has passed without a contract or a log entry'
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'not-executed', reason })
  shown.contracts.push({ uuid: 'theirs', name: 'web-01' })
  account.log(200)
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'not-executed', reason })
  expect((await portsOf(account.client).journal.read(quoted.id))?.listed).toEqual(['old'])
})

test('contracts are only noted when the window is over and the list is complete', async () => {
  const account = await loseOrder()
  const { reconcile, quoted, shown, client } = account
  await reconcile(quoted)
  expect((await portsOf(client).journal.read(quoted.id))?.listed).toBeUndefined()
  await pass(account, 90)
  shown.targetMode = 'selected'
  await reconcile(quoted)
  expect((await portsOf(client).journal.read(quoted.id))?.listed).toBeUndefined()
  shown.targetMode = 'all'
  account.log(200)
  account.log(200)
  await reconcile(quoted)
  expect((await portsOf(client).journal.read(quoted.id))?.listed).toEqual(['old'])
})
