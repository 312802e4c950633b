import { type Client, createClient, type Quote } from '@hostwright/common'
import { createHosting, type HostingOrder } from '@hostwright/hosting'
import { createVps, type VpsOrder } from '@hostwright/vps'

/** What the contract tests order. */
export const vpsOrder = { plan_id: 'standard-2gb', period: 12, image_id: 'ubuntu-24-04', name: 'web-9' }
export const hostingOrder = { plan_id: 'standard', period: 12, server_id: 'hw654321', auto_renew: false }
export const totalPrice = 19_800

const price = { months: 12, total_price: totalPrice, regular_total_price: 23_760, campaign_applied: true }

/** A quote that `place` takes from a client over the mock: made with its key and journal, by an API that says yes. */
export const quoteVps = ({ client }: { readonly client: Client }): Promise<Quote<VpsOrder>> =>
  createVps(agreeable(client)).orders.quote(vpsOrder)

/** The same for a hosting server. */
export const quoteHosting = ({ client }: { readonly client: Client }): Promise<Quote<HostingOrder>> =>
  createHosting(agreeable(client)).orders.quote(hostingOrder)

function agreeable({ baseUrl, journal }: Client): Client {
  const plans = [{ plan_id: 'standard-2gb', memory_mb: 2_048, periods: [price] }]
  const hostingPlans = [{ plan_id: 'standard', periods: [price] }]
  const os_images = [{ image_id: 'ubuntu-24-04', minimum_memory_mb: 0 }]
  return createClient({
    baseUrl,
    journal,
    apiKey: 'contract-test',
    async fetch({ method, url }) {
      if (method === 'POST') return Response.json({ dry_run: true, total_price: totalPrice })
      if (url.endsWith('/vps/plans')) return Response.json({ plans, os_images })
      if (url.endsWith('/server/plans')) return Response.json({ plans: hostingPlans })
      return Response.json({ servers: [], logs: [], has_more: false, next_cursor: null })
    },
  })
}
