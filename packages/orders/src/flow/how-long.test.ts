import { portsOf } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { json } from '../testing/responses.ts'
import { createScriptedAccount, type ScriptedAccount } from '../testing/scripted-account.ts'
import { pass } from '../testing/lost-order.ts'

// How long a lost order takes to be decided, and what its errors say meanwhile.

const minute = 60_000
type Stop = Error & { askAgainMs?: number; decidedWithinMs?: number; reason: string }

/** An `ensure` whose order got no response. */
async function lose(order?: object, input?: object): Promise<ScriptedAccount & { readonly lost: Stop }> {
  const account = createScriptedAccount()
  account.replies.push(new TypeError('terminated'))
  const lost = (await account.ensure(order, input).catch((error: unknown) => error)) as Stop
  return { ...account, lost }
}

async function stop({ ensure }: ScriptedAccount): Promise<Stop> {
  return (await ensure().catch((error: unknown) => error)) as Stop
}

test('the error of a lost order says to run the same ensure again in a minute, and asks no person', async () => {
  const { lost } = await lose()
  expect(lost).toMatchObject({ askAgainMs: minute, decidedWithinMs: 75 * minute + 1_000 })
  expect(lost.message).toContain('Run the same ensure again in 1 minute (POST')
  expect(lost.message).not.toMatch(/reconcile|person/)
})

test('a later ensure counts from the leaving that the record has, and asks no person either', async () => {
  const account = await lose()
  await pass(account, 12)
  const error = await stop(account)
  expect(error.askAgainMs).toBeGreaterThan(2.5 * minute)
  expect(error.askAgainMs).toBeLessThanOrEqual(3 * minute)
  expect(error.decidedWithinMs).toBeGreaterThanOrEqual(63 * minute)
  expect(error.message).toContain('Run the same ensure again in 3 minutes')
  expect(error.message).not.toMatch(/reconcile|person/)
})

test('a worker that waits for askAgainMs has a VPS that is listed after 3 minutes within 4', async () => {
  const account = await lose()
  const { platform, client, shown, ensure } = account
  const start = platform.now()
  for (let waitMs = account.lost.askAgainMs!; ;) {
    await platform.sleep(waitMs)
    account.log(422)
    const [record] = await portsOf(client).journal.list()
    if (platform.now() - start >= 3 * minute) {
      shown.contracts = [{ uuid: 'new', name: record!.quote!.mark!.value }]
    }
    const end = await ensure().catch((error: unknown) => error as Stop)
    if (!(end instanceof Error)) break
    waitMs = end.askAgainMs!
  }
  expect(platform.now() - start).toBeLessThanOrEqual(4 * minute)
})

test('where nothing changes by itself the error says so, and shows both words of a person and what null risks', async () => {
  const account = await lose()
  account.log(200)
  await pass(account, 76)
  const error = await stop(account)
  expect(error).not.toHaveProperty('askAgainMs', expect.anything())
  expect(error.reason).toMatch(/Nothing changes by itself$/)
  expect(error.message).toContain("orders.reconcile(quote, { contract: 'UUID' })")
  expect(error.message).toContain('{ contract: null }')
  expect(error.message).toContain('If null is wrong, the next order is paid a second time')
})

test('an order that was sent by place says to reconcile, after a time that its record has', async () => {
  const account = createScriptedAccount()
  account.replies.push(new TypeError('terminated'))
  const quoted = await account.quote()
  await expect(account.place(quoted)).rejects.toMatchObject({
    askAgainMs: minute,
    decidedWithinMs: 75 * minute + 1_000,
    message: expect.stringContaining('Call reconcile() before ordering again'),
  })
  await pass(account, 30)
  await expect(account.place(quoted)).rejects.toMatchObject({ askAgainMs: 5 * minute })
})

test('an order whose key was revoked is settled by using that key once', async () => {
  const account = await lose()
  await pass(account, 90)
  const other = account.connect({ apiKey: 'another-key' }).orders
  const order = { plan_id: 'standard-2gb', name: 'web-01' }
  const error = (await other.find(order).catch((reason: unknown) => reason)) as Stop
  expect(error.reason).toMatch(/use that key once, if it still works\. Nothing changes by itself$/)
  await expect(account.orders.find(order)).resolves.toBeUndefined()
  await expect(other.find(order)).resolves.toBeUndefined()
  account.replies.push(json({ server: { id: 8, uuid: null, name: 'web-01' } }))
  await expect(account.ensure()).resolves.toMatchObject({ state: 'ordered' })
})
