import type { Site } from '@hostwright/hosting'
import { expect } from 'vitest'
import type { Walker } from './walker.ts'

/** Reads the plans, orders a hosting server, and waits until it accepts changes. */
export async function orderAHostingServer({ hosting }: Walker): Promise<Site> {
  const [first] = await hosting.plans()
  const plans = await hosting.plans({ plan_id: [first!.plan_id] })
  expect(plans).toEqual([first])
  const quote = await hosting.orders.quote({
    plan_id: first!.plan_id,
    period: first!.periods[0]!.months,
    server_id: 'hw700001',
  })
  const { servername } = await hosting.orders.place(quote, { agree_to_terms: true })
  expect(await hosting.orders.pending()).toEqual([])
  expect(await hosting.orders.reconcile(quote)).toMatchObject({
    outcome: 'executed',
    contracts: [servername],
  })
  expect(await hosting.orders.waitUntilSettled(quote)).toMatchObject({ outcome: 'executed' })
  expect((await hosting.orders.status(servername)).status).toBe('setup_pending')
  await hosting.orders.waitUntilActive(servername)
  const servers = await hosting.servers()
  expect(servers.map((server) => server.servername)).toContain(servername)
  expect(await hosting.orders.find(quote.order)).toMatchObject({ contract: { servername } })
  const ensured = await hosting.orders.ensure(quote.order, { agree_to_terms: true })
  expect(ensured).toMatchObject({ state: 'existing', contract: { servername } })
  return hosting.server(servername)
}

export async function describeTheServer(site: Site): Promise<void> {
  await site.memo.set('walk')
  expect(await site.memo.get()).toBe('walk')
  expect((await site.info()).domain_validation_token).not.toBe('')
}

const public_key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAICkFrzMF6m7pDyMC3HxYW1q1mL2Zq1K3N0v4O5P6Q7R8 walk'

/** Switches SSH on, and adds and deletes keys. */
export async function openSsh({ ssh, sshKeys }: Site): Promise<void> {
  await ssh.update({ ssh_enabled: true })
  expect(await ssh.get()).toMatchObject({ ssh_enabled: true })
  const { id } = await sshKeys.register({ public_key, label: 'walk' })
  const generated = await sshKeys.generate({ label: 'made there' })
  expect(generated.private_key).toContain('PRIVATE KEY')
  await sshKeys.delete(generated.id!)
  expect((await sshKeys.list()).map((key) => key.id)).toEqual([id])
}
