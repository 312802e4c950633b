import { createMemoryJournal } from '@hostwright/common'
import { createVps } from '@hostwright/vps'
import { expect, test } from 'vitest'
import { type ApplyError, applyPlan, parseDesired, planAccount } from '../index.ts'
import { order, setUp } from '../testing/set-up.ts'

const password = 'Correct-Horse-7'
const wished = parseDesired({ version: 1, vps: { 'web-02': { order } } })
const allowed = { resolveSecret: () => password, spend: 25_000 }

async function causeOf(applying: Promise<unknown>): Promise<unknown> {
  const error: unknown = await applying.catch((thrown: unknown) => thrown)
  return (error as ApplyError).cause
}

test('a lost order is an obstacle until it is settled, and is then ordered', async () => {
  const { sandbox, client } = await setUp()
  const plan = await planAccount(client, wished)
  sandbox.faults.add({ operationId: 'orderVps', nth: 2, effect: 'drop-request' })
  const cause = await causeOf(applyPlan(plan, { client, ...allowed }))
  expect(cause).toHaveProperty('name', 'OrderOutcomeUnknownError')
  const blocked = await planAccount(client, wished)
  expect(blocked.changes[0]?.obstacles).toEqual([
    expect.stringMatching(
      /^It was ordered, and it is unknown .* Plan again in 1 minute: it is usually visible within minutes, at the latest in 7\d minutes\.$/,
    ),
  ])
  await sandbox.clock.advance({ minutes: 80 })
  const next = await planAccount(client, wished)
  expect(next.changes).toMatchObject([{ action: 'order', obstacles: [] }])
  await expect(applyPlan(next, { client, ...allowed })).resolves.toMatchObject({ writes: 1 })
})

test('a VPS that is being set up is awaited, and not ordered again with the same journal', async () => {
  const { sandbox, client, connect, writes } = await setUp()
  const { plan_id, period, image_id } = order
  await createVps(client).orders.ensure(
    { name: 'web-02', plan_id, period, image_id },
    { root_password: password, agree_to_terms: true, maxTotalPrice: 25_000 },
  )
  expect(await createVps(client).servers()).toHaveLength(1)
  const { balance } = sandbox.account
  const sent = writes().length
  const plan = await planAccount(connect(), wished)
  expect(plan.changes).toMatchObject([{ action: 'create', after: 'ordered already; it is awaited' }])
  await expect(applyPlan(plan, { client: connect() })).resolves.toMatchObject({ done: ['vps/web-02'] })
  expect(await createVps(client).servers()).toHaveLength(2)
  expect([sandbox.account.balance, writes().length]).toEqual([balance, sent])
})

test('nothing is ordered without a journal', async () => {
  const { client, connect, writes } = await setUp()
  const plan = await planAccount(client, wished)
  const cause = await causeOf(applyPlan(plan, { client: connect({ journal: undefined }), ...allowed }))
  expect(cause).toMatchObject({ name: 'ConfigError', field: 'journal' })
  expect(writes()).toEqual([])
})

test('orders of a process with another journal stop an apply before it orders', async () => {
  const { client, connect, writes } = await setUp()
  const plan = await planAccount(client, wished)
  const other = createVps(connect({ journal: createMemoryJournal() }))
  const { plan_id, period, image_id } = order
  await other.orders.ensure(
    { name: 'web-02', plan_id, period, image_id },
    { root_password: password, agree_to_terms: true },
  )
  const sent = writes().length
  const cause = await causeOf(applyPlan(plan, { client, ...allowed }))
  expect(cause).toMatchObject({ name: 'OrderOutcomeUnknownError', despiteOthers: expect.any(String) })
  expect(writes()).toHaveLength(sent)
})
