import { createMemoryJournal, type Quote } from '@hostwright/common'
import { expect, test } from 'vitest'
import { consent, createScriptedAccount } from '../testing/scripted-account.ts'
import { json, placed } from '../testing/responses.ts'

test.each<[unknown, string]>([
  [undefined, 'undefined'],
  [false, 'false'],
  [null, 'null'],
  [1, '1'],
  ['yes', 'yes'],
  ['true', 'true'],
  [{}, 'object'],
  [[true], 'object'],
])(
  '`confirm` orders only if it returns true, not %j; the error says what it returned',
  async (answer, shown) => {
    const { ensure, sent } = createScriptedAccount()
    for (const confirm of [() => answer, async () => answer]) {
      await expect(ensure({}, { confirm: confirm as never })).rejects.toMatchObject({
        name: 'ConfigError',
        field: 'confirm',
        message: `confirm returned ${shown}: return true to order`,
      })
    }
    expect(sent).toEqual([])
  },
)

test('after `confirm`, one log and one list are read, and the order is sent', async () => {
  const { ensure, requests, replies, sent } = createScriptedAccount()
  replies.push(placed())
  const confirm = (): boolean => {
    requests.length = 0
    return true
  }
  await expect(ensure({}, { confirm })).resolves.toMatchObject({ state: 'ordered' })
  expect(requests).toEqual(['GET /v1/logs', 'GET /v1/vps/servers', 'POST /v1/vps/servers'])
  expect(sent).toHaveLength(1)
})

test.each(['web-01', 'web-09'])(
  'a contract that appears while `confirm` waits stops the order, though no clock has moved: %s',
  async (name) => {
    const { ensure, shown, sent } = createScriptedAccount()
    const confirm = (): boolean => shown.contracts.push({ uuid: 'panel', name }) > 0
    await expect(ensure({}, { confirm })).rejects.toMatchObject({
      name: 'OrderOutcomeUnknownError',
      reason: expect.stringContaining('the quote may have been placed already, as panel'),
    })
    expect(sent).toEqual([])
  },
)

test('a contract of another order of the journal that appears while `confirm` waits stops nothing', async () => {
  const { ensure, connect, shown, replies, sent } = createScriptedAccount()
  const { orders } = connect()
  replies.push(json({ server: { id: 8, uuid: null, name: 'web-02' } }), placed())
  const confirm = async (): Promise<boolean> => {
    await orders.ensure({ plan_id: 'standard-2gb', name: 'web-02' }, consent)
    shown.contracts.push({ uuid: 'theirs', name: 'web-02' })
    shown.signups[8] = { id: 8, uuid: 'theirs', name: 'web-02' }
    return true
  }
  await expect(ensure({}, { confirm })).resolves.toMatchObject({ state: 'ordered' })
  expect(sent).toHaveLength(2)
})

test('an order of another journal that is in the log after `confirm` stops the order', async () => {
  const { ensure, log, sent } = createScriptedAccount({ journal: createMemoryJournal() })
  const confirm = (): boolean => {
    log(200)
    return true
  }
  await expect(ensure({}, { confirm })).rejects.toMatchObject({ entries: [{ status_code: 200 }] })
  expect(sent).toEqual([])
})

test('contracts that cannot be read after `confirm` stop the order', async () => {
  const { ensure, shown, sent } = createScriptedAccount()
  const confirm = (): boolean => (shown.isListForbidden = true)
  await expect(ensure({}, { confirm })).rejects.toThrow('The contracts cannot be read')
  expect(sent).toEqual([])
})

test('the deadline starts again after `confirm`', async () => {
  const { orders, platform, replies } = createScriptedAccount()
  replies.push(placed())
  const quotes: Quote<object>[] = []
  const confirm = async (quote: Quote<object>): Promise<boolean> => {
    quotes.push(quote)
    await platform.sleep(3 * 3_600_000)
    return true
  }
  const order = { plan_id: 'standard-2gb', name: 'web-01' }
  await expect(orders.ensure(order, { ...consent, confirm }, { deadlineMs: 60_000 })).resolves.toMatchObject({
    state: 'ordered',
  })
  expect(quotes).toHaveLength(1)
})
