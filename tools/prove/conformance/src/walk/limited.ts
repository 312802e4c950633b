import { type Client, createClient } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import type { Sandbox } from '@hostwright/sandbox'
import { createVps } from '@hostwright/vps'
import { expect } from 'vitest'
import { unlessRejected } from './unless-rejected.ts'

const servername = 'hw123456.example.jp'

/** Calls the SDK when something runs short: rights, targets, money, requests or the validity of a certificate. */
export async function meetTheLimits(sandbox: Sandbox): Promise<void> {
  await listWithLimitedKeys(sandbox)
  await quoteWithoutMoney(sandbox)
  await lookAtAnOldCertificate(sandbox)
  await askTooOften(sandbox)
}

/** Creates a client with one of the sandbox's keys, on the sandbox's clock. */
export function connect({ baseUrl, fetch, clock }: Sandbox, apiKey: string): Client {
  return createClient({ baseUrl, fetch, apiKey, now: clock.now, sleep: clock.sleep })
}

async function listWithLimitedKeys(sandbox: Sandbox): Promise<void> {
  const { keys } = sandbox
  const server = { permission_type: 'custom', permissions: { dns_records: 'read' } } as const
  const custom = createHosting(connect(sandbox, keys.create({ server })))
  await unlessRejected(['FORBIDDEN'], () => custom.servers())
  expect(await custom.server(servername).dns.list()).not.toEqual([])

  const selected = { target_mode: 'selected', targets: ['hw999999.example.jp'] } as const
  const other = createHosting(connect(sandbox, keys.create({ server: selected })))
  const all = await createHosting(connect(sandbox, sandbox.apiKey)).servers()
  expect([[], all]).toContainEqual(await other.servers())
}

/** Quotes and orders with an empty balance. The quote may be rejected, and the order has to be. */
async function quoteWithoutMoney(sandbox: Sandbox): Promise<void> {
  const { account, apiKey } = sandbox
  const { orders } = createVps(connect(sandbox, apiKey))
  const { balance } = account
  account.setBalance(0)
  const order = { plan_id: 'standard-2gb', period: 12, image_id: 'debian-13' }
  const quote = await unlessRejected(['PAYMENT_REQUIRED'], () => orders.quote(order))
  if (quote !== undefined) {
    const placing = orders.place(quote, { root_password: 'Correct-Horse-7', agree_to_terms: true })
    await expect(placing).rejects.toMatchObject({ code: 'PAYMENT_REQUIRED' })
  }
  account.setBalance(balance)
}

async function lookAtAnOldCertificate(sandbox: Sandbox): Promise<void> {
  await sandbox.clock.advance({ days: 80 })
  const [certificate] = await createHosting(connect(sandbox, sandbox.apiKey)).server(servername).ssl.list()
  expect(['active', 'expired']).toContain(certificate!.status)
}

/** Meets a 429 with a client without pacing, which has to wait as told and then succeed. */
async function askTooOften({ baseUrl, fetch, clock, apiKey, coverage }: Sandbox): Promise<void> {
  const unpaced = { pacing: false, now: clock.now, sleep: clock.sleep } as const
  const client = createClient({ baseUrl, fetch, apiKey, ...unpaced })
  const vps = createVps(client)
  for (let count = 0; count <= 60; count += 1) await vps.servers()
  const rejected = coverage().find(
    ({ operationId, status }) => operationId === 'listVpsServers' && status === 429,
  )
  expect(rejected!.count).toBeGreaterThan(0)
  let logged = 0
  for await (const _ of client.logs({ status_code: 429 })) logged += 1
  expect([0, rejected!.count]).toContain(logged)
}
