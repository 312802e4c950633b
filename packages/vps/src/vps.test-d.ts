import type { Client, PendingOperation, Quote } from '@hostwright/common'
import type { PowerState, Reinstall, VpsServerSummary, VpsSignupServer } from '@hostwright/types'
import { expectTypeOf, test } from 'vitest'
import type { VpsOrder } from './vps-product.ts'
import type { StoredOperation } from './resume.ts'
import { createVps, type Vps } from './vps.ts'

declare const vps: Vps
declare const client: Client
const order = { plan_id: 'standard-2gb', period: 12, image_id: 'ubuntu-24-04' } as const

test('an order goes from a quote to an active VPS with a uuid', async () => {
  const quote = await vps.orders.quote(order)
  expectTypeOf(quote).toEqualTypeOf<Quote<VpsOrder>>()
  const placed = await vps.orders.place(quote, { root_password: 'x', agree_to_terms: true })
  expectTypeOf(placed).toEqualTypeOf<VpsSignupServer>()
  expectTypeOf(placed.uuid).toEqualTypeOf<string | null>()
  expectTypeOf((await vps.orders.waitUntilActive(placed.id)).uuid).toEqualTypeOf<string>()
})

test('an operation that was accepted is a thing to wait for', () => {
  expectTypeOf(vps.server('u').power.stop()).resolves.toEqualTypeOf<PendingOperation<PowerState, 'stopVps'>>()
  expectTypeOf(vps.servers()).resolves.toEqualTypeOf<VpsServerSummary[]>()
  expectTypeOf(createVps).parameters.toEqualTypeOf<[Client]>()
})

test('a stored operation is resumed to the state that its type names', () => {
  const reboot = {} as StoredOperation<'rebootVps'>
  expectTypeOf(vps.resume(reboot).wait()).resolves.toEqualTypeOf<PowerState>()
  expectTypeOf(vps.resume({} as StoredOperation).wait()).resolves.toEqualTypeOf<PowerState | Reinstall>()
  expectTypeOf(vps.server('u').power.reboot()).resolves.toExtend<StoredOperation<'rebootVps'>>()
})

test('what would order or erase by mistake does not compile', async () => {
  const quote = await vps.orders.quote(order)
  // @ts-expect-error: the consent to the terms is missing
  void vps.orders.place(quote, { root_password: 'x' })
  // @ts-expect-error: the consent to the terms has to be true
  void vps.orders.place(quote, { root_password: 'x', agree_to_terms: false })
  // @ts-expect-error: `place` takes a quote, not an order
  void vps.orders.place(order, { root_password: 'x', agree_to_terms: true })
  // @ts-expect-error: the image to install is missing
  void vps.server('u').os.reinstall({ root_password: 'x' })
  // @ts-expect-error: tcp and udp require a port
  void vps.server('u').packetFilter.addRule({ type: 'custom', protocol: 'tcp' })
  // @ts-expect-error: there is no preset with this name
  void vps.server('u').packetFilter.addRule({ type: 'https' })
  // @ts-expect-error: only a stable state can be waited for
  void vps.server('u').power.waitFor('processing')
  // @ts-expect-error: `createVps` takes a client, not its options
  void createVps({ baseUrl: client })
})
