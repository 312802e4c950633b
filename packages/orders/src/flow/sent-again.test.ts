import { portsOf } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { createScriptedAccount } from '../testing/scripted-account.ts'
import { placed, rejection, type Reply } from '../testing/responses.ts'
import { sendTwice } from '../testing/send-twice.ts'

const unknown = { name: 'OrderOutcomeUnknownError' }

/** The reply to an order that `fetch` has retried by itself. */
const afterAnother =
  (reply: () => Response): Reply =>
  (request) => {
    sendTwice(request)
    return reply()
  }

test('a rejection proves nothing if `fetch` sent the order twice: the first may have been executed', async () => {
  const { quote, place, replies, client } = createScriptedAccount()
  const quoted = await quote()
  replies.push(afterAnother(() => rejection(402, 'PAYMENT_REQUIRED')))
  const error = await place(quoted).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject(unknown)
  expect(String(error)).toContain(
    'the response (402) does not tell, and fetch sent the order more than once: turn off its retries',
  )
  const record = await portsOf(client).journal.read(quoted.id)
  expect(record).toMatchObject({ state: 'sending', requests: [{}, { status: 402, result: null }] })
})

test('an order without a response says that `fetch` sent it twice', async () => {
  const { quote, place, replies } = createScriptedAccount()
  const quoted = await quote()
  replies.push(afterAnother(() => Response.error()))
  await expect(place(quoted)).rejects.toThrow('turn off its retries')
})

test('an order whose rejection `fetch` threw as an error is unknown, and says what to set', async () => {
  const { quote, place, replies } = createScriptedAccount()
  const quoted = await quote()
  const response = rejection(402, 'PAYMENT_REQUIRED')
  replies.push(Object.assign(new Error('402'), { name: 'HTTPError', response }))
  const error = await place(quoted).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject(unknown)
  expect(String(error)).toMatch(
    /no response arrived: fetch threw an error .* status 402.*throwHttpErrors: false/,
  )
})

test('an order that `fetch` sent twice is executed if the response confirms it', async () => {
  const { quote, place, replies } = createScriptedAccount()
  replies.push(afterAnother(placed))
  await expect(place(await quote())).resolves.toMatchObject({ id: 7 })
})
