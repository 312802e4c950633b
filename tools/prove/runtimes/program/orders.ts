import { OrderOutcomeUnknownError } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { createVps } from '@hostwright/vps'
import type { Checks } from './check.ts'
import { expectEqual, rejectionOf } from './expect.ts'

const input = { plan_id: 'standard-2gb', period: 12, image_id: 'ubuntu-24-04' } as const
const secrets = { root_password: 'Correct-Horse-7', agree_to_terms: true } as const

export const orders: Checks = {
  async 'a VPS is quoted, ordered once and becomes active'(bench) {
    const vps = createVps(bench.client())
    const before = await bench.balance()
    const quote = await vps.orders.quote(input)
    expectEqual(await bench.balance(), before, 'balance after the quote')
    const order = await vps.orders.place(quote, secrets)
    const { uuid } = await vps.orders.waitUntilActive(order.id)
    expectEqual(await bench.balance(), before - quote.total_price, 'balance after the order')
    expectEqual(
      (await vps.servers()).some((server) => server.uuid === uuid),
      true,
      'it is listed',
    )
  },

  async 'an order whose response is lost is charged once and can be looked up'(bench) {
    const vps = createVps(bench.client())
    const before = await bench.balance()
    const quote = await vps.orders.quote(input)
    // The fault repeats, because a browser itself retries a request whose kept connection breaks.
    await bench.addFault('orderVps', 'drop-response', 20)
    const error = await rejectionOf(vps.orders.place(quote, secrets))
    if (!(error instanceof OrderOutcomeUnknownError) || !error.reconcile) throw error
    await bench.control('DELETE', '/faults')
    // The order is identified by its mark once its VPS is listed, which is after the set-up.
    await bench.control('POST', '/clock/advance', { minutes: 10 })
    expectEqual((await error.reconcile()).outcome, 'executed', 'outcome')
    expectEqual(await bench.balance(), before - quote.total_price, 'balance')
  },

  async 'a hosting server that is ensured twice is ordered once'(bench) {
    const { orders } = createHosting(bench.client({ journal: 'memory' }))
    const before = await bench.balance()
    const order = { server_id: 'shop2026', plan_id: 'standard', period: 12 }
    const first = await orders.ensure(order, { agree_to_terms: true })
    const paid = before - (await bench.balance())
    expectEqual([first.state, paid > 0], ['ordered', true], 'the first')
    const second = await orders.ensure(order, { agree_to_terms: true })
    expectEqual(second.state, 'existing', 'the second')
    expectEqual(second.contract.servername, first.contract.servername, 'contract')
    expectEqual(await bench.balance(), before - paid, 'balance')
  },

  async 'an order above maxTotalPrice is rejected before it is sent'(bench) {
    const vps = createVps(bench.client({ maxTotalPrice: 1 }))
    await rejectionOf(vps.orders.quote(input))
    expectEqual(await bench.countRequests('orderVps'), 0, 'orders sent')
  },

  async 'a domain in its own script gets and loses a DNS record'(bench) {
    const hosting = createHosting(bench.client())
    const [contract] = await hosting.servers()
    const { dns } = hosting.server(contract!.servername)
    const domain = 'example.com'
    const made = await dns.create({ domain, host: 'ブログ', type: 'A', content: '192.0.2.7' })
    const hosts = async (): Promise<unknown> =>
      (await dns.list({ domain })).filter(({ id }) => id === made.id).map(({ host }) => host)
    expectEqual(await hosts(), ['xn--qckyd1c.example.com'], 'hosts')
    await dns.delete(made.id)
    expectEqual(await hosts(), [], 'hosts after the deletion')
  },
}
