import { createMemoryJournal, type OrderJournal } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createScriptedAccount } from '../testing/scripted-account.ts'
import { placed } from '../testing/responses.ts'

const unknown = { name: 'OrderOutcomeUnknownError' }

test.each([true, false])(
  'an abort while the order is out leaves it unknown, whatever its reason (pacing: %s)',
  async (paced) => {
    const { quote, place, replies, client } = createScriptedAccount(paced ? {} : { pacing: false })
    const quoted = await quote()
    // The error of another call, as `Promise.all` and a shared signal bring it.
    const reason: unknown = await client.api
      .GET('/v1/vps/signup-status/{id}', { params: { path: { id: 1 } } })
      .catch((error: unknown) => error)
    expect(reason).toMatchObject({ name: 'ApiError' })
    const stop = new AbortController()
    replies.push(() => {
      stop.abort(Object.assign(reason as Error, { status: 402, code: 'PAYMENT_REQUIRED' }))
      return new Promise(() => {})
    })
    await expect(place(quoted, { signal: stop.signal })).rejects.toMatchObject(unknown)
    expect(await portsOf(client).journal.read(quoted.id)).toMatchObject({ state: 'sending' })
    await expect(place(quoted)).rejects.toMatchObject(unknown)
  },
)

test('the reason of an abort is not in the error', async () => {
  const { quote, place, replies } = createScriptedAccount()
  const stop = new AbortController()
  replies.push(() => {
    stop.abort(new Error('a secret'))
    throw stop.signal.reason
  })
  const error: unknown = await place(await quote(), { signal: stop.signal }).catch(
    (thrown: unknown) => thrown,
  )
  expect(error).toMatchObject(unknown)
  expect((error as Error).cause).toBeUndefined()
})

test.each([true, false])(
  'an abort before the order is out is passed on, and nothing was sent (pacing: %s)',
  async (paced) => {
    const { quote, place, replies, sent } = createScriptedAccount(paced ? {} : { pacing: false })
    const quoted = await quote()
    await expect(place(quoted, { signal: AbortSignal.abort('enough') })).rejects.toBe('enough')
    expect(sent).toHaveLength(0)
    replies.push(placed())
    await expect(place(quoted)).resolves.toEqual({ id: 7, uuid: null })
  },
)

test('an observer that throws changes nothing', async () => {
  const { quote, place, replies } = createScriptedAccount()
  replies.push(placed())
  const onAttempt = (): never => {
    throw Object.assign(new Error('observer'), { status: 402 })
  }
  await expect(place(await quote(), { onAttempt })).resolves.toEqual({ id: 7, uuid: null })
})

test('a journal that never settles after the response does not keep the contract from the caller', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const inner = createMemoryJournal()
  let isHanging = false
  const hanging = Promise.withResolvers<void>()
  const hang = (): Promise<never> => {
    hanging.resolve()
    return new Promise(() => {})
  }
  const journal: OrderJournal = {
    ...inner,
    read: async (id) => (isHanging ? hang() : inner.read(id)),
    write: async (record) => (isHanging ? hang() : inner.write(record)),
  }
  const { quote, place, replies } = createScriptedAccount({ journal })
  replies.push(() => {
    isHanging = true
    return placed()
  })
  const quoted = await quote()
  let end: unknown
  void place(quoted, { deadlineMs: 20_000 }).then((server) => (end = server))
  await hanging.promise
  await vi.advanceTimersByTimeAsync(20_000)
  expect(end).toEqual({ id: 7, uuid: null })
  isHanging = false
  // This client knows what it has ordered, whatever the journal has.
  await expect(place(quoted)).resolves.toEqual({ id: 7, uuid: null })
})

test('a key function that never settles after the response does not keep the contract from the caller', async () => {
  let isHanging = false
  const apiKey = (): Promise<string> | string => (isHanging ? new Promise(() => {}) : 'unit-test-key')
  const { quote, place, replies } = createScriptedAccount({ apiKey })
  replies.push(() => {
    isHanging = true
    return placed()
  })
  await expect(place(await quote())).resolves.toEqual({ id: 7, uuid: null })
})

test('a response that arrives after the call was given up is not lost to the record at the network’s edge', async () => {
  const { quote, place, replies, client } = createScriptedAccount()
  const stop = new AbortController()
  const quoted = await quote()
  const late = Promise.withResolvers<Response>()
  replies.push(() => {
    stop.abort('enough')
    return late.promise
  })
  await expect(place(quoted, { signal: stop.signal })).rejects.toMatchObject(unknown)
  late.resolve(placed())
  await late.promise
  expect(await portsOf(client).journal.read(quoted.id)).toMatchObject({ state: 'sending' })
})
