import { Stripe } from 'stripe'

/** Prepares a call with stripe. */
export function create(baseUrl: string): () => Promise<unknown> {
  const { hostname, port } = new URL(baseUrl)
  const stripe = new Stripe('bench', { host: hostname, port, protocol: 'http', telemetry: false })
  return async () => stripe.customers.list()
}
