import type { CallOptions, Quote } from '@hostwright/common'
import type { Hosting, HostingOrder } from '@hostwright/hosting'
import type { Vps, VpsOrder } from '@hostwright/vps'

/**
 * Orders of the contract tests. They have the names of the examples: a response with another name confirms no order.
 */
export const vpsOrder = { plan_id: 'standard-2gb', period: 12, image_id: 'ubuntu-24-04', name: 'web-01' }
export const hostingOrder = { plan_id: 'standard', period: 12, server_id: 'hw123456', auto_renew: false }
export const totalPrice = 19_800

/** Header of requests, other than orders, to which {@link agree} responds instead of the mock. */
export const agreeable = 'x-agreeable'

/** Returns options of `place` with which the mock receives only the order, and not the reads before it. */
export function withAgreeableReads({ headers, ...options }: CallOptions = {}): CallOptions {
  return { ...options, headers: { ...headers, [agreeable]: 'yes' } }
}

const price = { months: 12, total_price: totalPrice, regular_total_price: 23_760, campaign_applied: true }
const options = { headers: { [agreeable]: 'yes' } }

/** Quotes an order that `place` of the same SDK accepts. */
export const quoteVps = ({ vps }: { readonly vps: Vps }): Promise<Quote<VpsOrder>> =>
  vps.orders.quote(vpsOrder, options)

/** Quotes an order of a hosting server that `place` of the same SDK accepts. */
export const quoteHosting = ({ hosting }: { readonly hosting: Hosting }): Promise<Quote<HostingOrder>> =>
  hosting.orders.quote(hostingOrder, options)

/** Responds like an API that accepts every order. */
export function agree({ method, url }: Request): Response {
  const plans = [{ plan_id: 'standard-2gb', memory_mb: 2_048, periods: [price] }]
  const hostingPlans = [{ plan_id: 'standard', periods: [price] }]
  const os_images = [{ image_id: 'ubuntu-24-04', minimum_memory_mb: 0 }]
  if (method === 'POST') return Response.json({ dry_run: true, total_price: totalPrice })
  if (url.endsWith('/vps/plans')) return Response.json({ plans, os_images })
  if (url.endsWith('/server/plans')) return Response.json({ plans: hostingPlans })
  const entry = { method: 'GET', path: '/v1/me', status_code: 200, created_at: '2026-01-01 00:00:00' }
  return Response.json({ servers: [], logs: [entry], has_more: false, next_cursor: null })
}
