import { portsOf } from '@hostwright/common/ports'
import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { consent, createScriptedAccount } from '../testing/scripted-account.ts'
import { json, placed } from '../testing/responses.ts'

test('`place` takes the secrets and the consent, and no other order', async () => {
  const { quote, orders, sent, replies } = createScriptedAccount()
  const quoted = await quote()
  const placing = (input: object): Promise<unknown> => orders.place(quoted, input)
  const quotedOtherwise = 'is not what was quoted: quote again'
  await expect(placing({ ...consent, plan_id: 'standard-64gb' })).rejects.toThrow(
    `plan_id ${quotedOtherwise}`,
  )
  await expect(placing({ ...consent, period: 36 })).rejects.toThrow(
    'period is not in the order: leave it out',
  )
  for (const nothing of [null, undefined])
    await expect(placing(nothing as never)).rejects.toThrow('agree_to_terms is missing')
  for (const agree_to_terms of [undefined, false, 'true', 1])
    await expect(placing({ ...consent, agree_to_terms })).rejects.toThrow('agree_to_terms is missing')
  for (const root_password of [undefined, '', 7, {}, true])
    await expect(placing({ ...consent, root_password })).rejects.toThrow('root_password is missing')
  expect(sent).toHaveLength(0)
  replies.push(placed())
  await expect(placing({ ...consent, plan_id: 'standard-2gb' })).resolves.toEqual({ id: 7, uuid: null })
})

test('neither a quote, nor the journal, nor an error has a secret in it', async () => {
  const { quote, place, replies, client } = createScriptedAccount({ apiKey: 'key-of-the-account' })
  replies.push(json({ error: { code: 'X', message: `${consent.root_password} key-of-the-account` } }, 500))
  const quoted = await quote()
  const error: unknown = await place(quoted).catch((thrown: unknown) => thrown)
  const all = [
    inspect(error, { depth: 9 }),
    JSON.stringify(error),
    JSON.stringify([quoted, await portsOf(client).journal.list()]),
  ]
  for (const text of all) expect(text).not.toMatch(/Correct-Horse-7|key-of-the-account|Dry-run-1/)
})

test('what a response repeats of the password is returned, and not kept', async () => {
  const { quote, place, replies, client } = createScriptedAccount()
  const server = {
    id: 7,
    uuid: null,
    root_password: 'Correct-Horse-7',
    console: { password: 'Another-Horse-8' },
  }
  replies.push(json({ server }))
  await expect(place(await quote())).resolves.toEqual(server)
  const [record] = await portsOf(client).journal.list()
  expect(record?.outcome).toEqual({ executed: true, server: { id: 7, uuid: null, console: {} } })
})
