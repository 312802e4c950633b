import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Connection, type Era, eras, type Scene, setUp } from '../testing/scene.ts'

const server = 'hw123456.example.jp'
const hosts = ['one', 'two', 'three', 'four']
const records = hosts.map((host) => `{ host: ${host}, type: A, content: 203.0.113.1 }`).join(', ')
const file = `version: 1\nhosting: { ${server}: { domains: { example.com: { dns: { records: [${records}] } } } } }`
const order = {
  product: 'vps',
  name: 'web-09',
  plan_id: 'standard-2gb',
  period: 12,
  image_id: 'debian-13',
  max_total_price: 90_000,
}
const wait = { operation: 'getApiKey', property: 'user_id', values: ['never'] }

const connections = (['stdio', 'http'] as const).flatMap((transport) =>
  (Object.keys(eras) as Era[]).map((era) => ({ transport, era })),
)

/** A client that leaves when a request of this number reaches the API, counted from now. */
async function leaveAt(
  scene: Scene,
  how: Connection,
  number: number,
  name: string,
  args: object,
): Promise<void> {
  const client = await scene.connect('--allow write --spend 90000', how)
  const { requests } = scene
  const push = requests.push.bind(requests)
  const left = new Promise<void>((resolve) => {
    let count = 0
    requests.push = (...lines) => {
      if ((count += 1) === number) resolve(client.close())
      return push(...lines)
    }
  })
  const call = client.callTool({ name, arguments: { ...args } })
  await Promise.all([left, expect(call).rejects.toBeInstanceOf(Error)])
  requests.push = push
}

/** Waits until what the server was doing for a client that left has ended. */
async function rest({ requests }: Scene): Promise<void> {
  let before = -1
  while (before !== requests.length) {
    before = requests.length
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  }
}

async function again(scene: Scene, how: Connection, name: string, args: object) {
  const client = await scene.connect('--allow write --spend 90000', how)
  for (;;) {
    const { structuredContent } = await client.callTool({ name, arguments: { ...args } })
    const data = structuredContent as Readonly<Record<string, unknown>>
    if (data['running'] !== true) return data
  }
}

/** A server over HTTP outlives its clients; one over standard streams is started by the next. */
async function toConnection(scene: Scene, how: (typeof connections)[number]): Promise<Connection> {
  return how.transport === 'http' ? { ...how, server: await scene.serve('--allow write --spend 90000') } : how
}

test.each(connections.flatMap((how) => [1, 2, 3, 4].map((number) => ({ ...how, number }))))(
  'after a client left a quote_order at request $number, the next one gets the same plan, and nothing was ordered ($transport, $era)',
  async ({ number, ...given }) => {
    const scene = await setUp()
    const how = await toConnection(scene, given)
    await leaveAt(scene, how, number, 'quote_order', order)
    await rest(scene)
    const { digest, changes } = await again(scene, how, 'quote_order', order)
    expect(changes).toMatchObject([{ address: 'vps/web-09', action: 'order' }])
    expect(scene.writes()).toEqual([])
    const plans = readdirSync(join(scene.folder, 'plans'))
    expect(plans).toEqual([`${String(digest).slice(0, 12)}.plan`])
    expect(await again(scene, how, 'plan', { digest })).toMatchObject({ digest })
  },
)

test.each(connections)(
  'after a client left a wait, nothing more is read ($transport, $era)',
  async (given) => {
    const scene = await setUp()
    const how = await toConnection(scene, given)
    await leaveAt(scene, how, 2, 'wait', wait)
    await rest(scene)
    const reads = scene.requests.length
    await rest(scene)
    expect(scene.requests.length).toBe(reads)
    // A wait that goes to its end reads ten times.
    expect(reads).toBeLessThan(10)
    expect(await again(scene, how, 'wait', wait)).toMatchObject({
      reached: false,
      handle: expect.any(String),
    })
  },
)

test.each(connections)(
  'after a client left an apply, the next one makes the rest once ($transport, $era)',
  async (given) => {
    const scene = await setUp()
    const how = await toConnection(scene, given)
    const { digest } = await again(scene, how, 'plan', { file })
    await leaveAt(scene, how, 6, 'apply', { digest })
    await rest(scene)
    await again(scene, how, 'apply', { digest })
    const parameters = { servername: server, domain: 'example.com' }
    const { data } = await again(scene, how, 'read', { operation: 'listDnsRecords', parameters })
    const { records: listed } = data as { records: readonly { host: string }[] }
    const made = listed.map(({ host }) => host.split('.', 1)[0]!).filter((host) => hosts.includes(host))
    expect(made.toSorted()).toEqual(hosts.toSorted())
    // The request that left while the client did may be repeated.
    expect(scene.writes().length - hosts.length).toBeLessThanOrEqual(1)
  },
)
