import { expect, test } from 'vitest'
import { applyPlan, type ApplyProgress, parseDesired, planAccount } from '../index.ts'
import { setUp } from '../testing/set-up.ts'

const server = 'hw123456.example.jp'

test('a predicted record of a new domain that the file contains is not a change', async () => {
  const { client, writes } = await setUp()
  const records = [
    { type: 'A', host: '@', content: '198.18.0.1' },
    { type: 'TXT', host: '@', content: 'of my own' },
  ]
  const desired = parseDesired({
    version: 1,
    hosting: { [server]: { domains: { 'example.net': { dns: { records } } } } },
  })
  const plan = await planAccount(client, desired)
  expect(plan.changes).toHaveLength(3)
  const events: ApplyProgress[] = []
  const applied = await applyPlan(plan, { client, onProgress: (event) => events.push(event) })
  expect(applied.done).toHaveLength(3)
  expect(applied.unchanged).toEqual([])
  expect(writes()).toHaveLength(3)
  expect(events.at(-1)).toMatchObject({ ended: 3, total: 3 })
  expect((await planAccount(client, desired)).changes).toEqual([])
})

test('predicted records of a new domain that the file lacks are deleted without an allowance', async () => {
  const { client } = await setUp()
  const desired = parseDesired({
    version: 1,
    hosting: { [server]: { domains: { 'example.net': { dns: { prune: true, records: [] } } } } },
  })
  const plan = await planAccount(client, desired)
  const events: ApplyProgress[] = []
  const { done, left } = await applyPlan(plan, {
    client,
    onProgress: (event) => events.push(event),
  })
  expect(left).toEqual([])
  const deletions = plan.changes.filter(({ action }) => action === 'delete')
  expect(deletions.flatMap(({ operations }) => operations)).toMatchObject(
    Array.from({ length: 3 }, () => ({ operationId: 'deleteDnsRecord' })),
  )
  expect(done).toHaveLength(plan.changes.length)
  expect(events.at(-1)).toMatchObject({ ended: done.length, total: done.length })
})

test('a predicted record of a new domain is changed, also if the file leaves out its TTL', async () => {
  const { client } = await setUp()
  const records = [
    { type: 'A', host: '@', content: '198.18.0.99' },
    { type: 'MX', host: '@', content: 'example.net', priority: 20 },
    { type: 'CNAME', host: 'www', content: 'elsewhere.example.org' },
  ]
  const desired = parseDesired({
    version: 1,
    hosting: { [server]: { domains: { 'example.net': { dns: { prune: true, records } } } } },
  })
  const plan = await planAccount(client, desired)
  const ids = plan.changes.flatMap(({ operations }) => operations.map(({ operationId }) => operationId))
  expect(ids).toEqual(['createDnsRecord', 'createDomain', ...ids.slice(2).fill('updateDnsRecord')])
  expect(ids).toHaveLength(5)
  const { done, left } = await applyPlan(plan, { client })
  expect(left).toEqual([])
  expect(done).toHaveLength(plan.changes.length)
  expect((await planAccount(client, desired)).changes).toEqual([])
})
