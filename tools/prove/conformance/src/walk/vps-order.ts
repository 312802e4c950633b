import type { ServerHandle } from '@hostwright/vps'
import { expect } from 'vitest'
import type { Walker } from './walker.ts'

const root_password = 'Correct-Horse-7'

/** From the plans to a VPS that runs. */
export async function orderAVps({ client, vps, sleep }: Walker): Promise<ServerHandle> {
  const { plans, os_images } = await vps.plans()
  const before = await vps.servers()
  const quote = await vps.orders.quote({
    plan_id: plans[0]!.plan_id,
    period: plans[0]!.periods[0]!.months,
    image_id: os_images[0]!.image_id,
    name: 'walk-1',
  })
  const input = { root_password, agree_to_terms: true } as const
  const { id } = await vps.orders.place(quote, input)

  expect(await client.keyId()).toMatch(/^sandbox_[0-9a-f]{16}$/)
  expect(await vps.orders.pending()).toEqual([])
  expect(await vps.orders.reconcile(quote)).toMatchObject({ outcome: 'executed' })
  expect(await vps.orders.waitUntilSettled(quote)).toMatchObject({ outcome: 'executed' })
  // The journal has the contract: the same quote is not retried.
  expect(await vps.orders.place(quote, input)).toMatchObject({ id })
  const { uuid } = await vps.orders.waitUntilActive(id)
  expect(await vps.servers()).toHaveLength(before.length + 1)
  expect((await vps.orders.status(id)).uuid).toBe(uuid)
  expect(await vps.orders.find(quote.order)).toMatchObject({ state: 'existing', contract: { uuid } })
  const ensured = await vps.orders.ensure(quote.order, input)
  expect(ensured).toMatchObject({ state: 'existing', contract: { uuid } })
  // A new VPS may reject power operations for a minute.
  await sleep(60_000)
  return vps.server(uuid)
}
