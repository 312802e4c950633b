import { portsOf } from '@hostwright/common/ports'
import type { ServerHandle } from '@hostwright/vps'
import { expect } from 'vitest'
import { unlessRejected } from './unless-rejected.ts'
import type { Walker } from './walker.ts'

/** Walks a VPS from its order to a new operating system. */
export async function walkVps(walker: Walker): Promise<void> {
  const server = await orderAVps(walker)
  await describeTheVps(server, walker)
  await protectTheVps(server)
  await filterPackets(server)
  await switchTheVps(server, walker)
  await reinstallTheVps(server)
}

const root_password = 'Correct-Horse-7'

/** Reads the plans, orders a VPS and waits until it runs. */
async function orderAVps({ client, vps, sleep }: Walker): Promise<ServerHandle> {
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

  expect(await portsOf(client).keyId()).toMatch(/^sandbox_[0-9a-f]{16}$/)
  expect(await vps.orders.pending()).toEqual([])
  expect(await vps.orders.reconcile(quote)).toMatchObject({ outcome: 'executed' })
  expect(await vps.orders.waitUntilSettled(quote)).toMatchObject({ outcome: 'executed' })
  // The journal has the contract, so placing the same quote returns it.
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

/** Sets memo, name and reverse DNS, and reads them again. */
async function describeTheVps(server: ServerHandle, { vps }: Walker): Promise<void> {
  await server.setMemo('front, 本番')
  await server.setName('front-1')
  await server.setReverseHostname('front-1.example.com')
  expect(await server.get()).toMatchObject({
    memo: 'front, 本番',
    name: 'front-1',
    reverse_hostname: 'front-1.example.com',
  })
  expect((await vps.byName('front-1')).uuid).toBe(server.uuid)

  const emoji = await unlessRejected(['VALIDATION_ERROR'], () => server.setMemo('🚀'))
  expect((await server.get()).memo).toBe(emoji === undefined ? 'front, 本番' : '🚀')
}

/** Protects the VPS against reinstalls, and removes the protection. */
async function protectTheVps({ protection }: ServerHandle): Promise<void> {
  await protection.set({ os_reinstall: true })
  expect(await protection.get()).toEqual({ os_reinstall: true })
  await protection.set({ os_reinstall: false })
  expect(await protection.get()).toEqual({ os_reinstall: false })
}

const custom = { type: 'custom', protocol: 'tcp', port: '8000-8080', allowed_ip: '203.0.113.0/24' } as const

/** Changes rules one by one, and then replaces all of them. */
async function filterPackets({ packetFilter }: ServerHandle): Promise<void> {
  await packetFilter.addRule({ type: 'ssh' })
  const { id } = await packetFilter.addRule(custom)
  await packetFilter.changeRule(id, { port: '9000', memo: 'metrics' })
  await packetFilter.setEnabled(true)
  const { enabled, rules } = await packetFilter.get()
  expect(enabled).toBe(true)
  expect(rules.map(({ type, port }) => [type, port])).toEqual([
    ['ssh', null],
    ['custom', '9000'],
  ])
  await packetFilter.deleteRule(id)
  await tryUnsettledRules(packetFilter)

  const desired = { enabled: true, rules: [{ type: 'ssh' }, { type: 'web' }] } as const
  await packetFilter.apply(desired)
  expect((await packetFilter.plan(desired)).changes).toEqual([])
}

async function tryUnsettledRules(packetFilter: ServerHandle['packetFilter']): Promise<void> {
  await packetFilter.addRule({ ...custom, memo: 'one' })
  await unlessRejected(['RULE_DUPLICATED'], () => packetFilter.addRule({ ...custom, memo: 'other' }))
  const icmp = { type: 'custom', protocol: 'icmp', port: '80' } as const
  const rule = await unlessRejected(['VALIDATION_ERROR'], () => packetFilter.addRule(icmp))
  expect(rule?.port ?? null).toBeNull()
}

/** Reboots, stops and starts the VPS, and waits in a different way each time. */
async function switchTheVps({ power }: ServerHandle, { vps }: Walker): Promise<void> {
  expect(await power.status()).toBe('running')
  expect(await (await power.reboot()).wait()).toBe('running')
  expect(await (await power.reboot({ force: true })).wait()).toBe('running')
  expect(await (await power.stop()).wait()).toBe('stopped')
  const { operationId, location } = await power.start()
  expect(await vps.resume({ operationId, location }).wait()).toBe('running')
  await power.reboot()
  expect(await power.waitFor('running')).toBe('running')
  expect(await power.ensure('stopped')).toBe('stopped')
}

/** Reinstalls a VPS, which `switchTheVps` has left stopped. */
async function reinstallTheVps({ os, power }: ServerHandle): Promise<void> {
  const image = (await os.images()).find(({ unavailable_reason: reason }) => reason === null)
  const { image_id } = image!
  const reinstall = await os.reinstall({ image_id, root_password: 'Correct-Horse-8' })
  expect((await os.status()).status).toBe('rebuilding')
  await reinstall.wait()
  expect(await os.status()).toMatchObject({ status: 'completed', image_id })
  expect(await power.status()).toBe('running')
}
