import { expect, test } from 'vitest'
import { parseOrderRecord } from '../journal/parse-order-record.ts'
import { createScriptedAccount } from '../testing/scripted-account.ts'
import { json } from '../testing/scripted-fetch.ts'

/** An order whose response was lost, and of which the account then shows these contracts. */
async function loseOrder(name?: string) {
  const account = createScriptedAccount()
  account.replies.push(new TypeError('terminated'))
  const quoted = await account.quote({}, { plan_id: 'standard-2gb', ...(name && { name }) })
  await account.place(quoted).catch(() => {})
  return { ...account, quoted, mark: quoted.mark!.value }
}

test.each([null, undefined, 7, {}])('a contract whose identifier is %o names nothing', async (id) => {
  const { reconcile, quoted, shown, mark, client } = await loseOrder()
  shown.contracts.push({ id: id as never, mark })
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome: 'unknown', contracts: [] })
  const record = (await client.journal.read(quoted.id))!
  expect(parseOrderRecord(JSON.stringify(record), 'The record').state).toBe('sending')
})

test('a quote with such a contract in the list knows of no contracts', async () => {
  const { quote, shown } = createScriptedAccount()
  shown.contracts.push({ id: null as never, mark: 'web-01' })
  expect((await quote()).contracts).toBeNull()
})

test.each([
  ['of a name that was given, a contract that is listed twice', 'web-01', 'unknown'],
  ['of a derived one', undefined, 'executed'],
])('%s', async (_, name, outcome) => {
  const { reconcile, quoted, shown, mark, log } = await loseOrder(name)
  log(200)
  shown.contracts.push({ id: 'new', mark }, { id: 'new', mark })
  await expect(reconcile(quoted)).resolves.toMatchObject({ outcome })
})

test('what a response repeats of the password is not in the journal', async () => {
  const { quote, place, replies, client } = createScriptedAccount()
  const server = {
    id: 7,
    uuid: null,
    root_password: 'Correct-Horse-7',
    console: { password: 'Another-Horse-8' },
  }
  replies.push(json({ server }))
  const quoted = await quote()
  await expect(place(quoted)).resolves.toEqual(server)
  const [record] = await client.journal.list()
  expect(record?.outcome).toEqual({ executed: true, server: { id: 7, uuid: null, console: {} } })
})

test.each([
  ['an identifier that is a number', { uuid: 7 }],
  ['an identifier that is no text', { uuid: { toString: 1 } }],
  ['an empty identifier', { uuid: '' }],
  ['the mark of another order', { uuid: 'new', name: 'web-09' }],
  ['the mark of another order, and no identifier yet', { uuid: null, name: 'web-09' }],
])('a response with %s confirms nothing', async (_, server) => {
  const { quote, place, replies } = createScriptedAccount()
  replies.push(json({ server: { id: 7, ...server } }))
  await expect(place(await quote())).rejects.toMatchObject({ name: 'OrderOutcomeUnknownError' })
})

test('a success without a body confirms nothing, and the error says what came', async () => {
  const { quote, place, replies } = createScriptedAccount()
  replies.push(new Response(null, { status: 202 }))
  await expect(place(await quote())).rejects.toMatchObject({
    name: 'OrderOutcomeUnknownError',
    cause: { name: 'UnexpectedResponseError' },
  })
})

test.each(['', null, undefined])('a response whose mark is %o is that of the order', async (name) => {
  const { quote, place, replies } = createScriptedAccount()
  replies.push(json({ server: { id: 7, uuid: 'new', name } }))
  await expect(place(await quote())).resolves.toMatchObject({ uuid: 'new' })
})

test('without a mark, a response may bear any name', async () => {
  const { quote, place, replies } = createScriptedAccount()
  replies.push(json({ server: { id: 7, uuid: 'new', name: 'web-09' } }))
  await expect(place(await quote({ mark: false }))).resolves.toMatchObject({ uuid: 'new' })
})
