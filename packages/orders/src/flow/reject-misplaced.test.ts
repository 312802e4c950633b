import { expect, test } from 'vitest'
import { consent, createScriptedAccount } from '../testing/scripted-account.ts'

const order = { plan_id: 'standard-2gb', name: 'web-01' }

test.each<[string, object, string]>([
  [
    'a price limit',
    { maxTotalPrice: 1 },
    'maxTotalPrice does not belong here: pass it in the second argument of ensure, or to createClient',
  ],
  [
    'a question',
    { confirm: () => false },
    'confirm does not belong here: pass it in the second argument of ensure',
  ],
])(
  '%s among the options of a call, or in the order, is rejected, and nothing is sent',
  async (_, options, message) => {
    const { quote, orders, sent } = createScriptedAccount({ journal: 'memory' })
    const quoted = await quote()
    const calls = [
      () => orders.quote(order, {}, options),
      () => orders.place(quoted, consent, options),
      () => orders.ensure(order, { ...consent, agree_to_terms: true }, options),
      () => orders.quote({ ...order, ...options }, {}),
      () => orders.ensure({ ...order, ...options }, { ...consent, agree_to_terms: true }),
      () => orders.find({ ...order, ...options }),
    ]
    const rejected = expect.objectContaining({
      name: 'ConfigError',
      message: expect.stringMatching(new RegExp(`^${message}$`)),
    })
    for (const call of calls) await expect(call()).rejects.toEqual(rejected)
    expect(sent).toHaveLength(0)
  },
)

test('what is neither in the order nor belongs beside it is rejected, with what to do', async () => {
  const { quote, orders } = createScriptedAccount()
  const input = { ...consent, max_total_price: 1 }
  await expect(orders.place(await quote(), input)).rejects.toThrow(
    'max_total_price is not in the order: leave it out',
  )
  const late = { ...consent, signal: AbortSignal.timeout(1) }
  await expect(orders.ensure(order, late)).rejects.toThrow(
    'put it there or, as an option, into the third argument',
  )
})
