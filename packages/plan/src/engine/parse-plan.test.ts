import { expect, test } from 'vitest'
import { parseDesired, parsePlan, type Plan, planAccount } from '../index.ts'
import { setUp } from '../testing/set-up.ts'
import { toDigest } from './to-digest.ts'

const text = `
version: 1
hosting:
  hw123456.example.jp:
    memo: shop
    domains: { example.com: { dns: { prune: true, records: [{ host: '@', type: A, content: 198.18.0.1 }] } } }`

async function make(): Promise<Plan> {
  const { client } = await setUp()
  return planAccount(client, parseDesired(text))
}

/** Returns the JSON text of a plan that was edited, with the digest of its new content. */
async function edit(change: (plan: Record<string, unknown>) => object): Promise<string> {
  const { digest: _, ...parts } = change({ ...(await make()) }) as Plan
  return JSON.stringify({ ...parts, digest: await toDigest(parts) })
}

const withChange = (more: object) => (plan: Record<string, unknown>) => ({
  ...plan,
  changes: (plan as unknown as Plan).changes.map((change) => ({ ...change, ...more })),
})

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, part]) => [key, sortKeys(part)]))
}

test.each<[string, (plan: Plan) => string]>([
  ['sorted keys', (plan) => JSON.stringify(sortKeys(plan), null, 2)],
  ['a byte order mark', (plan) => `\uFEFF${JSON.stringify(plan)}`],
  ['other line ends', (plan) => JSON.stringify(plan, null, 2).replaceAll('\n', '\r\n')],
  ['escaped letters', (plan) => JSON.stringify(plan).replaceAll('shop', String.raw`sh\u006fp`)],
])('a plan that was stored with %s is still valid', async (_, write) => {
  const plan = await make()
  expect(await parsePlan(write(plan))).toEqual(plan)
})

test('a property named __proto__ is a part of the digest', async () => {
  const edited = JSON.stringify(await make()).replace('"memo":', '"__proto__":{"a":1},"memo":')
  await expect(parsePlan(edited)).rejects.toThrow('was changed since it was made')
})

test('a plan is as it was made if its caller changes the file and the options afterwards', async () => {
  const { client } = await setUp()
  const desired = parseDesired({ version: 1, hosting: { 'hw123456.example.jp': { cron: [], memo: 'shop' } } })
  const only = ['hosting/**']
  const plan = await planAccount(client, desired, { only })
  Object.assign(desired.hosting!['hw123456.example.jp']!, { memo: 'other' })
  only.push('vps/**')
  expect(await parsePlan(plan)).toEqual(plan)
  expect(plan.options.only).toEqual(['hosting/**'])
})

test('an edited value is found, also beside sorted keys', async () => {
  const edited = JSON.stringify(sortKeys(await make())).replace('198.18.0.1', '198.18.0.2')
  await expect(parsePlan(edited)).rejects.toThrow('was changed since it was made')
})

test.each([
  ['of the plan', (plan: Record<string, unknown>) => ({ ...plan, forced: true }), 'forced'],
  [
    'of the options',
    (plan: Record<string, unknown>) => ({ ...plan, options: { ...(plan['options'] as object), allow: [] } }),
    'options.allow',
  ],
  [
    'of the account',
    (plan: Record<string, unknown>) => ({ ...plan, account: { ...(plan['account'] as object), any: true } }),
    'account.any',
  ],
  ['of a change', withChange({ parallel: true }), 'changes[0].parallel'],
  [
    'of what a change is about',
    withChange({ at: { kind: 'memo', server: null, zone: 'b' } }),
    'changes[0].at.zone',
  ],
  [
    'of a request',
    withChange({ operations: [{ operationId: 'updateServerMemo', request: '', params: {}, retries: 2 }] }),
    'changes[0].operations[0].retries',
  ],
])('a property %s that this version does not know is rejected', async (_, change, path) => {
  await expect(parsePlan(await edit(change))).rejects.toThrow(
    `has ${path}, which this version does not know: it was made by a newer version, which can apply it`,
  )
})

test('a kind of resource that this version does not know is rejected', async () => {
  const edited = await edit(withChange({ at: { kind: 'load_balancer', server: null } }))
  await expect(parsePlan(edited)).rejects.toThrow('has changes[0].at.kind load_balancer, which')
})

test.each([
  ['a list of changes without a change', { changes: [null] }, 'changes[0]'],
  [
    'a change without an address',
    { changes: [{ at: { kind: 'memo', server: null } }] },
    'changes[0].address',
  ],
  ['needs that are no list', { needs: 'delete' }, 'needs'],
])('%s is not a plan', async (_, more, path) => {
  const edited = await edit((plan) => ({ ...plan, ...more }))
  await expect(parsePlan(edited)).rejects.toThrow(`has no valid ${path}`)
})

test.each([
  ['another version', (plan: Record<string, unknown>) => ({ ...plan, version: 2 })],
  ['an action that it does not know', withChange({ action: 'replace' })],
  ['an effect that it does not know', withChange({ needs: ['approve'] })],
])('a plan with %s is rejected', async (_, change) => {
  await expect(parsePlan(await edit(change))).rejects.toThrow(/plan/)
})
