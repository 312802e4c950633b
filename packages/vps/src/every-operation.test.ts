import { readFileSync } from 'node:fs'
import { createClient } from '@hostwright/common'
import { expect, test } from 'vitest'
import type { ServerHandle } from './server.ts'
import { createVps, type Vps } from './vps.ts'

const uuid = '4f8e0d1a-6a55-4b8e-9d0c-2f6f3c1b7a90'
const at = `/v1/vps/servers/${uuid}`
const rule = { type: 'custom', protocol: 'tcp', port: '8080', allowed_ip: '198.51.100.0/24' } as const
const reinstall = { image_id: 'debian-13', root_password: 'Correct-Horse-7' }

/** A call of each operation, what is sent, and the property that is given of the response; without one, all of it is. */
const calls: Readonly<
  Record<string, [call: (server: ServerHandle, vps: Vps) => Promise<unknown>, line: string, Call?]>
> = {
  listVpsPlans: [(_, vps) => vps.plans(), 'GET /v1/vps/plans'],
  listVpsServers: [(_, vps) => vps.servers(), 'GET /v1/vps/servers', { gives: 'servers' }],
  getVpsSignupStatus: [(_, vps) => vps.orders.status(7), 'GET /v1/vps/signup-status/7', { gives: 'server' }],
  getVpsServer: [(s) => s.get(), `GET ${at}`, { gives: 'server' }],
  updateVpsMemo: [(s) => s.setMemo('front'), `PUT ${at}/memo`, { body: { memo: 'front' } }],
  updateVpsName: [(s) => s.setName('web-1'), `PUT ${at}/name`, { body: { name: 'web-1' } }],
  updateVpsReverseDns: [
    (s) => s.setReverseHostname('web-1.example.com'),
    `PUT ${at}/reverse-dns`,
    { body: { hostname: 'web-1.example.com' } },
  ],
  getVpsPower: [async (s) => ({ status: await s.power.status() }), `GET ${at}/power`, { gives: 'power' }],
  startVps: [(s) => s.power.start(), `POST ${at}/power/start`, { pending: 'power' }],
  rebootVps: [
    (s) => s.power.reboot({ force: true }),
    `POST ${at}/power/reboot`,
    { body: { force: true }, pending: 'power' },
  ],
  stopVps: [(s) => s.power.stop(), `POST ${at}/power/stop`, { pending: 'power' }],
  getPacketFilter: [(s) => s.packetFilter.get(), `GET ${at}/packet-filter`, { gives: 'packet_filter' }],
  updatePacketFilter: [
    (s) => s.packetFilter.setEnabled(true),
    `PUT ${at}/packet-filter`,
    { body: { enabled: true } },
  ],
  createPacketFilterRule: [
    (s) => s.packetFilter.addRule(rule),
    `POST ${at}/packet-filter/rules`,
    { body: rule, gives: 'rule' },
  ],
  updatePacketFilterRule: [
    (s) => s.packetFilter.changeRule(3, { memo: 'office' }),
    `PUT ${at}/packet-filter/rules/3`,
    { body: { memo: 'office' } },
  ],
  deletePacketFilterRule: [(s) => s.packetFilter.deleteRule(3), `DELETE ${at}/packet-filter/rules/3`],
  listVpsOsImages: [(s) => s.os.images(), `GET ${at}/os-images`, { gives: 'os_images' }],
  reinstallVps: [
    (s) => s.os.reinstall(reinstall),
    `POST ${at}/os-reinstall`,
    { body: reinstall, pending: 'os-reinstall' },
  ],
  getVpsReinstall: [(s) => s.os.status(), `GET ${at}/os-reinstall`, { gives: 'os_reinstall' }],
  getVpsProtection: [(s) => s.protection.get(), `GET ${at}/protection`, { gives: 'protection' }],
  updateVpsProtection: [
    (s) => s.protection.set({ os_reinstall: true }),
    `PUT ${at}/protection`,
    { body: { os_reinstall: true } },
  ],
}

interface Call {
  readonly body?: object
  readonly gives?: string
  /** Where the pending operation is read, below the server. */
  readonly pending?: string
}

interface Operation {
  readonly operationId?: string
  readonly responses: Record<
    string,
    { content?: { 'application/json': { examples: Record<string, { value: object }> } } }
  >
}

const file = new URL('../../../spec/dist/openapi.json', import.meta.url)
const description = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly paths: Record<string, Record<string, Operation>>
}
/** Every operation on VPSs: how it is called, and what it responds. */
const operations = Object.entries(description.paths)
  .filter(([path]) => path.startsWith('/v1/vps/'))
  .flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId: id, responses }]) => {
      if (id === undefined) return [] // the parameters that the operations of a path share
      const examples = responses['200']?.content?.['application/json'].examples ?? {}
      const route = new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'i')
      return { id, route, example: Object.values(examples)[0]?.value }
    }),
  )

test('every operation has its call; the order has tests of its own', () => {
  const called = [...Object.keys(calls), 'orderVps']
  expect(called.toSorted()).toEqual(operations.map(({ id }) => id).toSorted())
})

test.each(operations.filter(({ id }) => id !== 'orderVps'))(
  '$id is called as described, and gives what gets a response',
  async ({ id, route, example }) => {
    const [call, line, { body, gives, pending } = {}] = calls[id]!
    const sent: { line: string; body: unknown }[] = []
    const client = createClient({
      baseUrl: 'https://api.example.com',
      apiKey: 'unit-test',
      async fetch(request) {
        const text = await request.text()
        const path = new URL(request.url).pathname
        sent.push({ line: `${request.method} ${path}`, body: text === '' ? undefined : JSON.parse(text) })
        return example === undefined ? new Response(null, { status: 202 }) : Response.json(example)
      },
    })
    const vps = createVps(client)
    const given = await call(vps.server(uuid), vps)
    expect(sent).toEqual([{ line, body }])
    expect(line).toMatch(route)
    const field = gives === undefined ? example : (example as Record<string, unknown>)[gives]
    if (pending === undefined) expect(given).toEqual(field ?? expect.fail(`${id} has no example`))
    else expect(given).toMatchObject({ operationId: id, location: `${at}/${pending}` })
  },
)
