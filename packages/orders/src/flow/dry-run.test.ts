import { createMemoryJournal, type OrderOutcomeUnknownError } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { createScriptedAccount, type ScriptedAccount } from '../testing/scripted-account.ts'
import { json } from '../testing/responses.ts'
import { pass } from '../testing/lost-order.ts'

// An API that does not know `dry_run`, or a proxy that drops it, executes a dry run as an order.

const server = { id: 7, uuid: 'a', name: 'web-01' }
const unknown = { name: 'OrderOutcomeUnknownError', operation: 'POST /v1/vps/servers' }

/** Makes sure of `web-01` where the API responds to the dry run with this body. */
async function ensureAnswered(account: ScriptedAccount, body: unknown): Promise<OrderOutcomeUnknownError> {
  account.dryRuns.push(json(body))
  return account.ensure().then(
    () => expect.fail('ordered'),
    (error: unknown) => error as OrderOutcomeUnknownError,
  )
}

function countOrders({ requests }: ScriptedAccount): number {
  return requests.filter((line) => line === 'POST /v1/vps/servers').length
}

test.each<[string, number, Response]>([
  ['an order', 200, json({ server })],
  ['an order that is accepted', 202, json({ server }, 202)],
  ['that it is no dry run', 200, json({ dry_run: false, total_price: 900 })],
  ['an empty object', 200, json({})],
  ['null', 200, json(null)],
  ['nothing', 204, new Response(null, { status: 204 })],
])(
  'a dry run whose response is %s may be an order, and its quote is never placed',
  async (_, status, response) => {
    const account = createScriptedAccount()
    account.dryRuns.push(response)
    const error = await account.quote().catch((thrown: unknown) => thrown as OrderOutcomeUnknownError)
    expect(error).toMatchObject({
      ...unknown,
      reason: 'the response to the dry run does not say that it was one',
      quote: { total_price: 900, order: { plan_id: 'standard-2gb' } },
    })
    const { quote } = error as OrderOutcomeUnknownError
    await expect(account.place(quote as never)).rejects.toMatchObject(unknown)
    expect(await portsOf(account.client).journal.list()).toMatchObject([
      { state: 'sending', requests: [{ kind: 'order', status, result: null }] },
    ])
    expect(countOrders(account)).toBe(1)
  },
)

test('a page of a proxy in place of the response to a dry run is a lost dry run: nothing is an order, and it is made again', async () => {
  const account = createScriptedAccount()
  account.dryRuns.push(
    new Response('<h1>Welcome</h1>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } }),
  )
  await expect(account.ensure()).rejects.toMatchObject({ name: 'UnexpectedResponseError', status: 200 })
  expect(await portsOf(account.client).journal.list()).toMatchObject([
    { state: 'planned', requests: [{ kind: 'dry-run', status: 200, result: null }] },
  ])
  account.replies.push(json({ server }))
  await expect(account.ensure()).resolves.toMatchObject({ state: 'ordered' })
  expect(account.sent).toHaveLength(1)
})

test('a contract with the derived name of the dry run proves that it was executed', async () => {
  const account = createScriptedAccount()
  account.dryRuns.push(json({ server }))
  const error = (await account.quote().catch((thrown: unknown) => thrown)) as OrderOutcomeUnknownError
  account.shown.contracts.push({ uuid: 'a', name: error.quote!.mark!.value })
  await expect(error.reconcile!()).resolves.toMatchObject({ outcome: 'executed', contracts: ['a'] })
})

test('`ensure` does not order a name again whose dry run may have been an order, however much later', async () => {
  const account = createScriptedAccount()
  expect(await ensureAnswered(account, { server })).toMatchObject(unknown)
  for (const minutes of [0, 10, 90, 3 * 24 * 60]) {
    await pass(account, minutes)
    await expect(account.ensure()).rejects.toMatchObject({ ...unknown, quote: { total_price: 900 } })
  }
  expect(countOrders(account)).toBe(1)
})

test('a dry run that may have been an order left no log entry and no contract: it was not executed, and is ordered', async () => {
  const account = createScriptedAccount()
  account.dryRuns.push(() => json({ message: 'Welcome' }))
  await expect(account.ensure()).rejects.toMatchObject(unknown)
  await pass(account, 74)
  await expect(account.ensure()).rejects.toMatchObject(unknown)
  await pass(account, 3)
  account.replies.push(json({ server }))
  await expect(account.ensure()).resolves.toMatchObject({ state: 'ordered' })
  expect(account.sent).toHaveLength(1)
})

test('a process remembers such a dry run even if the journal does not', async () => {
  const journal = createMemoryJournal()
  let isFull = false
  const account = createScriptedAccount({
    journal: { ...journal, write: async (record) => !isFull && journal.write(record) },
  })
  account.dryRuns.push(() => {
    isFull = true
    account.log(200)
    return json({ server })
  })
  await expect(account.ensure()).rejects.toMatchObject(unknown)
  isFull = false
  await expect(account.ensure()).rejects.toMatchObject(unknown)
  expect(countOrders(account)).toBe(1)
})

test('another process that has changed the record meanwhile does not hide such a dry run', async () => {
  const account = createScriptedAccount()
  account.dryRuns.push(async () => {
    const [record] = await portsOf(account.client).journal.list()
    await portsOf(account.client).journal.write({
      ...record!,
      revision: record!.revision + 1,
      writer: 'another process',
    })
    account.log(200)
    return json({ server })
  })
  await expect(account.ensure()).rejects.toMatchObject(unknown)
  expect(await portsOf(account.client).journal.list()).toMatchObject([
    { state: 'sending', quote: {}, revision: 3 },
  ])
})

test('an earlier dry run of the record is kept beside a dry run that may have been an order', async () => {
  const account = createScriptedAccount()
  account.dryRuns.push(new TypeError('terminated'), json({ server }))
  await expect(account.ensure()).rejects.toMatchObject({ name: 'ConnectionError' })
  await expect(account.ensure()).rejects.toMatchObject(unknown)
  expect(await portsOf(account.client).journal.list()).toMatchObject([
    {
      state: 'sending',
      requests: [
        { kind: 'dry-run', result: null },
        { kind: 'order', result: null },
      ],
    },
  ])
})

test('an outcome that another process has written meanwhile is kept', async () => {
  const account = createScriptedAccount()
  account.dryRuns.push(async () => {
    const [record] = await portsOf(account.client).journal.list()
    const outcome = { executed: true, contracts: ['b'] }
    const revision = record!.revision + 1
    await portsOf(account.client).journal.write({ ...record!, revision, state: 'settled', outcome })
    return json({ server })
  })
  await expect(account.ensure()).rejects.toMatchObject(unknown)
  expect(await portsOf(account.client).journal.list()).toMatchObject([
    { state: 'settled', outcome: { contracts: ['b'] }, requests: [{ kind: 'order' }] },
  ])
})
