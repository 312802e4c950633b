import type { CallOptions, Quote } from '@hostwright/common'
import type { Hosting, HostingOrder } from '@hostwright/hosting'
import type { Vps, VpsOrder } from '@hostwright/vps'

/** What the contract tests order: the examples' names, because a response with another name confirms no order. */
export const vpsOrder = { plan_id: 'standard-2gb', period: 12, image_id: 'ubuntu-24-04', name: 'web-01' }
export const hostingOrder = { plan_id: 'standard', period: 12, server_id: 'hw123456', auto_renew: false }
export const totalPrice = 19_800

/** Requests with this header, but for orders, get responses by {@link agree} in place of the mock. */
export const agreeable = 'x-agreeable'

/** Options of `place` with which the mock sees the order alone, and nothing of what is read before it. */
export function withAgreeableReads({ headers, ...options }: CallOptions = {}): CallOptions {
  return { ...options, headers: { ...headers, [agreeable]: 'yes' } }
}

const price = { months: 12, total_price: totalPrice, regular_total_price: 23_760, campaign_applied: true }
const options = { headers: { [agreeable]: 'yes' } }

/** A quote that `place` takes from the same SDK. */
export const quoteVps = ({ vps }: { readonly vps: Vps }): Promise<Quote<VpsOrder>> =>
  vps.orders.quote(vpsOrder, options)

/** The same for a hosting server. */
export const quoteHosting = ({ hosting }: { readonly hosting: Hosting }): Promise<Quote<HostingOrder>> =>
  hosting.orders.quote(hostingOrder, options)

/** An API that says yes to every order that is tried. */
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
