import { createClient } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { createSandbox, type Sandbox } from '@hostwright/sandbox'
import { createVps, type Vps } from '@hostwright/vps'
import type { Checks } from './check.ts'
import { expectEqual, rejectionOf } from './expect.ts'

const input = { plan_id: 'standard-2gb', period: 12, image_id: 'ubuntu-24-04' } as const
const secrets = { root_password: 'Correct-Horse-7', agree_to_terms: true } as const

async function start(): Promise<{ sandbox: Sandbox; vps: Vps; hosting: ReturnType<typeof createHosting> }> {
  const sandbox = await createSandbox({ speed: 0 })
  const { baseUrl, apiKey, fetch, clock } = sandbox
  const client = createClient({ baseUrl, apiKey, fetch, now: clock.now, sleep: clock.sleep })
  return { sandbox, vps: createVps(client), hosting: createHosting(client) }
}

/** Checks of a sandbox that runs inside the runtime, in the program that uses it. */
export const ownSandbox: Checks = {
  async 'a new one is listed and ordered from, and pays'() {
    const { sandbox, vps } = await start()
    expectEqual((await vps.servers()).length, 1, 'servers')
    const quote = await vps.orders.quote(input)
    const order = await vps.orders.place(quote, secrets)
    await vps.orders.waitUntilActive(order.id)
    expectEqual((await vps.servers()).length, 2, 'servers after the order')
    expectEqual(sandbox.account.balance, 1_000_000 - quote.total_price, 'balance')
  },

  async 'its clock brings about what is due'() {
    const { sandbox, vps } = await start()
    const [first] = await vps.servers()
    const stopping = await vps.server(first!.uuid).power.stop()
    const passed = await sandbox.clock.advance({ minutes: 1 })
    expectEqual(
      passed.map(({ to }) => to),
      ['stopped'],
      'transitions',
    )
    expectEqual(await stopping.wait(), 'stopped', 'power')
    const starting = await vps.server(first!.uuid).power.start()
    expectEqual(await starting.wait(), 'running', 'power, by its own sleep')
  },

  async 'it goes back to the start, and to a snapshot'() {
    const { sandbox, vps } = await start()
    const snapshot = sandbox.snapshot()
    const quote = await vps.orders.quote(input)
    await vps.orders.place(quote, secrets)
    const ordered = sandbox.snapshot()
    sandbox.restore(snapshot)
    expectEqual(sandbox.account.balance, 1_000_000, 'balance of the snapshot')
    sandbox.restore(ordered)
    expectEqual(sandbox.account.balance, 1_000_000 - quote.total_price, 'balance of the order')
    sandbox.reset()
    expectEqual(sandbox.account.balance, 1_000_000, 'balance after a reset')
  },

  async 'its rejections name every property'() {
    const { sandbox } = await start()
    const { baseUrl, apiKey, fetch } = sandbox
    const response = await fetch(
      new Request(`${baseUrl}/v1/vps/servers`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...input, period: 'x' }),
      }),
    )
    const { error } = (await response.json()) as { error: { errors: string[] } }
    const wanted = ['root_password', 'expected_total_price', 'agree_to_terms', 'period']
    expectEqual([response.status, error.errors.map((text) => text.split(':')[0])], [422, wanted], 'problems')
  },

  async 'it reads Japanese names, and knows which memos can be written'() {
    const { hosting } = await start()
    const [contract] = await hosting.servers()
    const server = hosting.server(contract!.servername)
    const record = { domain: 'example.com', host: 'ブログ', type: 'A', content: '192.0.2.7' } as const
    const { id } = await server.dns.create(record)
    const found = (await server.dns.list({ domain: 'example.com' })).find((one) => one.id === id)
    expectEqual(found?.host, 'xn--qckyd1c.example.com', 'host')
    await server.memo.set('テスト環境①')
    await rejectionOf(server.memo.set('😀'))
  },

  async 'it makes SSH keys, and faults'() {
    const { sandbox, hosting } = await start()
    const [contract] = await hosting.servers()
    const { sshKeys } = hosting.server(contract!.servername)
    const made = await sshKeys.generate({ label: 'made' })
    expectEqual(made.private_key?.split('\n')[0], '-----BEGIN OPENSSH PRIVATE KEY-----', 'private key')
    sandbox.faults.add({ operationId: 'listVpsPlans', times: 1, effect: 'drop-request' })
    const { baseUrl, fetch } = sandbox
    const error = await rejectionOf(fetch(new Request(`${baseUrl}/v1/vps/plans`)))
    expectEqual(error instanceof TypeError, true, 'a broken connection is a TypeError')
  },
}
