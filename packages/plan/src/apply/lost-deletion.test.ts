import type { Client } from '@hostwright/common'
import { createHosting, type Site } from '@hostwright/hosting'
import { expect, test } from 'vitest'
import { type ApplyError, applyPlan, type Desired, planAccount } from '../index.ts'
import { setUp } from '../testing/set-up.ts'

const server = 'hw123456.example.jp'
const domain = 'example.com'
const allow = ['delete', 'many~**']
const record = { domain, host: 'old', type: 'TXT' } as const
const database = `hosting/${server}/databases/old`
const text = `hosting/${server}/dns/old.${domain} TXT one`
const desired: Desired = {
  version: 1,
  hosting: {
    [server]: {
      prune: ['databases'],
      databases: {},
      domains: { [domain]: { dns: { prune: true, records: [] } } },
    },
  },
}

interface Gateway {
  readonly client: Client
  readonly hosting: Site
  /** Statuses of the API's responses to the deletions. */
  readonly deletions: number[]
  /** Whether the responses of reads after the first deletion are lost. */
  losesReads: boolean
}

/** Creates an account behind a gateway that replaces the response of the first deletion by a 502. */
async function setUpGateway(): Promise<Gateway> {
  const { sandbox, client: direct, connect } = await setUp()
  const hosting = createHosting(direct).server(server)
  await hosting.databases.create({ name_suffix: 'old' })
  await hosting.dns.create({ ...record, content: 'one' })
  const deletions: number[] = []
  const client = connect({
    async fetch(request) {
      if (request.method === 'GET' && gateway.losesReads && deletions.length > 0) throw new TypeError('reset')
      const response = await sandbox.fetch(request)
      if (request.method !== 'DELETE') return response
      deletions.push(response.status)
      return deletions.length === 1 ? new Response('<p>Bad gateway</p>', { status: 502 }) : response
    },
  })
  const gateway: Gateway = { client, hosting, deletions, losesReads: false }
  return gateway
}

test.each([
  ['although its retry gets a 404', database, [200, 404]],
  ['without a retry', text, [200]],
])('a deletion that was executed behind a 502 counts as made, %s', async (_, address, statuses) => {
  const { client, deletions } = await setUpGateway()
  const plan = await planAccount(client, desired, { only: [address] })
  const { done, unchanged } = await applyPlan(plan, { client, allow })
  expect(deletions).toEqual(statuses)
  expect([done, unchanged]).toEqual([[address], []])
  const next = await planAccount(client, desired)
  expect(next.changes.map((change) => change.address)).not.toContain(address)
})

test('after the deletion of one of two equal records was executed behind a 502, the other one is kept', async () => {
  const { client, hosting, deletions } = await setUpGateway()
  await hosting.dns.create({ ...record, content: '"one"' })
  const before = await hosting.dns.list({ domain })
  const plan = await planAccount(client, desired, { only: [text] })
  expect(plan.changes).toHaveLength(1)
  expect((await applyPlan(plan, { client, allow })).done).toEqual([text])
  expect(deletions).toEqual([200])
  expect(await hosting.dns.list({ domain })).toHaveLength(before.length - 1)
})

test('if the place cannot be read after the 502, the apply fails with it, and the next apply finds the deletion made', async () => {
  const gateway = await setUpGateway()
  const { client, deletions } = gateway
  const plan = await planAccount(client, desired, { only: [database] })
  gateway.losesReads = true
  const error: unknown = await applyPlan(plan, { client, allow }).catch((thrown: unknown) => thrown)
  expect((error as ApplyError).cause).toMatchObject({ status: 502 })
  gateway.losesReads = false
  const { done, unchanged } = await applyPlan(plan, { client, allow })
  expect([done, unchanged]).toEqual([[], [database]])
  expect(deletions).toEqual([200, 404])
})
