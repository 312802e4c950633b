import { createHosting } from '@hostwright/hosting'
import type { DnsRecord } from '@hostwright/types'
import { expect, test } from 'vitest'
import schema from '../../desired.schema.json' with { type: 'json' }
import {
  applyPlan,
  applyZone,
  type DesiredDnsRecord,
  exportAccount,
  parseDesired,
  planZone,
} from '../index.ts'
import { domain, servername, setUpZone } from '../testing/set-up-zone.ts'
import type { Scene } from '../testing/set-up.ts'

interface Property {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
}

const properties = new Map<string, Property>(
  Object.entries(schema.$defs.DnsRecord.properties) as [string, Property][],
)
const settings = [...properties.keys()].filter((name) => !['host', 'type', 'content'].includes(name))
const mail = { host: 'post', type: 'MX', content: 'mail.example.com' } as const

/** Returns two different values that a property can have. */
function toValues({ type, enum: known, minimum = 1, maximum = 2 }: Property): readonly unknown[] {
  if (known !== undefined) return known.slice(0, 2)
  if (type === 'boolean') return [true, false]
  return type === 'integer' ? [minimum + 1, maximum - 1] : ['one', 'other']
}

/**
 * Takes a property from a file to an account and back in each way that there is. Returns the ways in which its value
 * is lost.
 */
async function findLosses(name: string, scene: Scene): Promise<string[]> {
  const [one, other] = toValues(properties.get(name)!)
  const { client } = scene
  const { dns } = createHosting(client).server(servername)
  const losses: string[] = []
  const expectValue = async (way: string, value: unknown): Promise<void> => {
    const [found] = (await dns.list({ domain })) as (DnsRecord & Record<string, unknown>)[]
    if (found?.[name] !== value) losses.push(way)
  }
  const apply = async (record: object): Promise<number> => {
    const records = [{ ...mail, ...record }] as DesiredDnsRecord[]
    const plan = await planZone(client, { servername, domain, records })
    await applyPlan(plan, { client, allow: ['interrupt'] })
    return plan.changes.length
  }
  await apply({ [name]: one })
  await expectValue('a record that is added', one)
  if ((await apply({ [name]: one })) > 0) losses.push('a record that is as the file says')
  await apply({ [name]: other })
  await expectValue('a record that is changed', other)
  await apply({ content: 'mail2.example.com' })
  await expectValue('a property that the file leaves out', other)
  const { hosting } = parseDesired(await exportAccount(client))
  const [record] = hosting?.[servername]?.domains?.[domain]?.dns?.records ?? []
  if ((record as Record<string, unknown> | undefined)?.[name] !== other) losses.push('an export')
  await dns.ensure({ ...mail, content: 'mail2.example.com', domain, [name]: one })
  await expectValue('`ensure`', one)
  return losses
}

test.each(settings)('%s of a DNS record goes from a file to the account and back', async (name) => {
  expect(await findLosses(name, await setUpZone([]))).toEqual([])
})

test('the API loses a property, and every way says so', async () => {
  const scene = await setUpZone([])
  const client = scene.connect({
    async fetch(request) {
      const response = await scene.sandbox.fetch(request)
      const text = await response.text()
      return new Response(text.replaceAll(/"ttl":\d+/g, '"ttl":3600'), response)
    },
  })
  expect(await findLosses('ttl', { ...scene, client })).toEqual([
    'a record that is added',
    'a record that is as the file says',
    'a record that is changed',
    'a property that the file leaves out',
    'an export',
    '`ensure`',
  ])
})

test('a record of another type begins with a priority of 0, and keeps its TTL', async () => {
  const scene = await setUpZone([{ host: 'www', type: 'CNAME', content: 'example.com', ttl: 300 }])
  const { dns } = createHosting(scene.client).server(servername)
  const zone = { servername, domain, records: [{ host: 'www', type: 'A', content: '192.0.2.1' } as const] }
  await applyZone(zone, { client: scene.client, allow: ['interrupt'] })
  expect(await dns.list({ domain })).toMatchObject([{ type: 'A', ttl: 300, priority: 0 }])
})

test('a setting that the type of a record does not have is an error of the file', async () => {
  const { client } = await setUpZone([])
  const records = [{ host: 'www', type: 'A', content: '192.0.2.1', priority: 10 } as const]
  await expect(planZone(client, { servername, domain, records })).rejects.toThrow(
    'has a priority, which only MX and SRV have: leave it out',
  )
})
