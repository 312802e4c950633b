import { Stripe } from 'stripe'
import type { Subject } from '../subject.ts'

export const subject: Subject = {
  name: 'stripe',
  takesClock: false,
  waits: [],
  make({ baseUrl, key, timeoutMs }) {
    const { hostname, port } = new URL(baseUrl)
    const stripe = new Stripe(typeof key === 'function' ? key() : key, {
      host: hostname,
      port,
      protocol: 'http',
      telemetry: false,
      ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
    })
    return {
      held: stripe,
      read: () => stripe.customers.list(),
      write: (password = 'Correct-Horse-7') => stripe.customers.create({ metadata: { password } }),
      delete: () => stripe.customers.del('cus_7'),
      readNamed: (name) => stripe.customers.retrieve(name),
      accept: () => stripe.customers.create({}),
    }
  },
}
