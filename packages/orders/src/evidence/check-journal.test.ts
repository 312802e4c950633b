import { type Client, createMemoryJournal, type OrderRecord, type Quote } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { loadInDoubt } from '../flow/load-in-doubt.ts'
import { openJournal } from '../record/journal-record.ts'
import type { Sold } from '../record/product.ts'
import { openRecords } from '../record/records.ts'
import { createSoldHosting } from '../record/sold-hosting.ts'
import { createOrderRequest, createRecord } from '../testing/create-record.ts'
import { json } from '../testing/responses.ts'
import { createScriptedAccount } from '../testing/scripted-account.ts'
import { checkJournal } from './check-journal.ts'

const server = { id: 7, uuid: 'a', name: 'web-01', status: 'active' }
const journalOf = { name: 'ConfigError', field: 'journal' }

test('the error names the last three orders and contracts, an order without a name by its id', async () => {
  const journal = createMemoryJournal()
  const idOf = (index: number) => `00000000-0000-4000-8000-00000000000${index}`
  const write = (index: number, uuid: string | null, named: Partial<OrderRecord>) =>
    journal.write(
      createRecord({
        id: idOf(index),
        state: 'settled',
        outcome: { executed: true, server: { id: index, uuid } },
        ...named,
      }),
    )
  for (const index of [1, 2, 3, 4])
    await write(index, `u-${index}`, { intent: { name: `web-0${index}`, number: 1 } })
  await write(5, null, {})
  await write(6, null, { quote: { mark: null } as Quote<object> })
  const { client, ensure, shown } = createScriptedAccount({ journal })
  await openJournal(client, openRecords(client, '', '/v1/vps/servers'))
  // The numbers of the orders are those of another account's.
  shown.signups[5] = { id: 5, uuid: null }
  shown.signups[6] = { id: 6, uuid: null, name: 'of another' }
  await expect(ensure()).rejects.toMatchObject({
    ...journalOf,
    message: expect.stringContaining(`it ordered web-04, ${idOf(5)}, ${idOf(6)}, u-2, u-3, u-4 at `),
  })
})

test('a journal that has ordered of another product only is another account if its orders are not there', async () => {
  const journal = createMemoryJournal()
  const outcome = { executed: true, server: { servername: 'hw1.example.jp', server_id: 'shop' } }
  const requests = [createOrderRequest({ status: 200, result: 'executed' })]
  await journal.write(
    createRecord({
      path: '/v1/server',
      state: 'settled',
      intent: { name: 'shop', number: 1 },
      requests,
      outcome,
    }),
  )
  const account = createScriptedAccount({ journal })
  await expect(account.ensure()).rejects.toMatchObject(journalOf)
  account.shown.hosting.push({ servername: 'hw2.example.jp', server_id: 'shop', status: 'active' })
  await expect(account.ensure()).rejects.toThrow('ordered shop, hw1.example.jp, and')
  expect(account.sent).toEqual([])
  account.shown.hosting.push({ servername: 'hw1.example.jp', server_id: 'shop', status: 'active' })
  account.replies.push(json({ server }))
  await expect(account.ensure()).resolves.toMatchObject({ state: 'ordered' })
})

test('a journal that has ordered VPSs only is that of another account for hosting, if they are not there', async () => {
  const { client, ensure, replies, shown } = createScriptedAccount()
  replies.push(json({ server }))
  await ensure()
  const product = createSoldHosting(portsOf(client)) as unknown as Sold
  const { journal } = portsOf(client)
  const other = createScriptedAccount({ journal, apiKey: 'key-of-another' })
  const check = (of: Client) =>
    checkJournal({ client: of, product, loadInDoubt }, openRecords(of, '', product.path), [], [], {})
  await expect(check(other.client)).rejects.toMatchObject(journalOf)
  shown.contracts.push({ uuid: 'a', name: 'web-01' })
  await expect(check(client)).resolves.toBeUndefined()
})
