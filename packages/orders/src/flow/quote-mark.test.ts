import { createMemoryJournal } from '@hostwright/common'
import { expect, test } from 'vitest'
import { createScriptedAccount } from '../testing/scripted-account.ts'
import { json } from '../testing/responses.ts'
import type { Order } from '../testing/scripted-product.ts'

const order: Order = { plan_id: 'standard-2gb' }
const secrets = { root_password: 'Dry-run-1' }

test('a name that was given is the mark, unless a contract has it already', async () => {
  const { quote, shown } = createScriptedAccount()
  const named = { ...order, name: 'web-01' }
  expect(await quote({}, named)).toMatchObject({
    order: named,
    mark: { field: 'name', value: 'web-01', isUnique: false },
  })
  shown.contracts.push({ uuid: 'a', name: 'web-01' })
  const taken = await quote({}, named)
  const unmarked = 'a contract has the name web-01 already'
  expect(taken).toMatchObject({ order: named, mark: null, unmarked })
})

test('without a mark, nothing is added to the order, and the quote says why', async () => {
  const { quote } = createScriptedAccount()
  for (const wanted of [order, { ...order, name: 'web-01' }]) {
    const { order: quoted, mark, unmarked } = await quote({ mark: false }, wanted)
    expect([quoted, mark, unmarked]).toEqual([wanted, null, 'mark is false'])
  }
})

test('a derived mark is that of its key, at any address', async () => {
  const { quote, connect } = createScriptedAccount()
  const elsewhere = connect({ baseUrl: 'https://other.example.com' }).orders
  const marks = [
    await quote({ idempotencyKey: 'order-0001' }),
    await quote({ idempotencyKey: 'order-0001' }),
    await quote({ idempotencyKey: 'order-0002' }),
    await elsewhere.quote(order, secrets, { idempotencyKey: 'order-0001' }),
  ].map(({ mark }) => mark?.value)
  expect([marks[1], marks[3]]).toEqual([marks[0], marks[0]])
  expect(marks[2]).not.toBe(marks[0])
})

test('a key whose contract is there is rejected, also by a process that knows nothing of it', async () => {
  const { quote, shown, connect, dryRuns, requests } = createScriptedAccount()
  const { mark } = await quote({ idempotencyKey: 'order-0001' })
  shown.contracts.push({ uuid: 'b', name: mark!.value })
  requests.length = 0
  const stranger = connect({ journal: createMemoryJournal() }).orders
  const again = stranger.quote(order, secrets, { idempotencyKey: 'order-0001' })
  await expect(again).rejects.toThrow(
    `idempotencyKey was already used for an order, and a contract has the name ${mark?.value} already: leave it out`,
  )
  expect([requests.includes('POST /v1/vps/servers'), dryRuns]).toEqual([false, []])
})

test('a key under which another order was sent is rejected before anything is tried', async () => {
  const { quote, place, replies, requests } = createScriptedAccount()
  const quoted = await quote({ idempotencyKey: 'order-0001' })
  replies.push(json({ server: { id: 7, uuid: null } }))
  await place(quoted)
  requests.length = 0
  const again = quote({ idempotencyKey: 'order-0001' })
  await expect(again).rejects.toThrow('idempotencyKey belongs to another order in the journal')
  expect(requests).not.toContain('POST /v1/vps/servers')
})
