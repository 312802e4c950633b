import { Ajv2020 } from 'ajv/dist/2020.js'
import { assert, constantFrom, nat, property, tuple } from 'fast-check'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Plan, type PlanOptions, parseDesired, planAccount } from '../index.ts'
import { setUp } from '../testing/set-up.ts'
import { findFault } from './plan-form.ts'

const read = (name: string): object =>
  JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')) as object
const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema(read('desired.schema.json'), 'desired.schema.json')
const isValid = ajv.compile(read('plan.schema.json'))

const server = 'hw123456.example.jp'
const order = { plan_id: 'standard-2gb', period: 1, image_id: 'debian-13', max_total_price: 30_000 }
const root = { root_password: { env: 'ROOT' }, agree_to_terms: true }
const site = {
  ssl: true,
  dns: { prune: true, records: [{ host: '@', type: 'MX', content: 'mail.example.com', priority: 10 }] },
  mail: { accounts: { info: { password: { generate: 24 }, quota_mb: 100 } } },
  dmarc: { policy: 'none', report_enabled: false, notification_mail_addresses: [] },
}
const desired = {
  version: 1,
  ignore: ['hosting/*/dns/_acme-challenge.**'],
  hosting: {
    [server]: { memo: 'shop', prune: ['databases'], domains: { 'example.com': site, 'shop.example': site } },
  },
  vps: {
    'web-01': { power: 'stopped', packet_filter: { enabled: true, prune: true, rules: [{ type: 'ssh' }] } },
    'web-02': { order: { ...order, ...root } },
  },
}
const options: PlanOptions = {
  resolveSecret: () => 'Correct-Horse-7',
  only: ['**'],
  actions: [{ action: 'reboot', vps: 'web-01' }],
}

async function makePlans(): Promise<readonly Plan[]> {
  const { client } = await setUp()
  return [
    await planAccount(client, parseDesired({ version: 1 })),
    await planAccount(client, parseDesired(desired), options),
    await planAccount(client, parseDesired({ ...desired, hosting: { [server]: { domains: {} } } })),
  ]
}
const plans = await makePlans()

test('a plan is valid by its published schema', () => {
  for (const plan of plans) expect([isValid(plan), isValid.errors]).toEqual([true, null])
  expect(plans[1]!.changes.length).toBeGreaterThan(15)
})

test.each([
  'note',
  'changes.0.inside_of',
  'changes.0.at.sort',
  'account.owner',
  'changes.0.operations.0.headers',
])('a plan with the unknown property %s is not valid', (path) => {
  const plan = structuredClone(plans[1]!)
  const names = path.split('.')
  const parent = names
    .slice(0, -1)
    .reduce<object>((value, name) => Object.entries(value).find(([key]) => key === name)![1] as object, plan)
  Object.assign(parent, { [names.at(-1)!]: 'planted' })
  expect(isValid(plan)).toBe(false)
})

// Every plan that is applied passes `findFault`: so what the schema says holds for each.
test('the schema accepts what parsePlan accepts, in a thousand damaged plans', () => {
  const places = listPlaces(plans[1]!, [])
  const damage = constantFrom<unknown>(undefined, null, 1, 'text', [], {}, ['text'], { planted: true })
  assert(
    property(tuple(nat({ max: places.length - 1 }), damage, nat({ max: 1 })), ([index, value, isAdded]) => {
      const plan = JSON.parse(JSON.stringify(plans[1])) as Plan
      const path = places[index]!
      const parent = path
        .slice(0, -1)
        .reduce<Record<string, unknown>>((one, name) => one[name] as never, plan as never)
      parent[isAdded === 1 && !Array.isArray(parent) ? 'planted' : path.at(-1)!] = value
      const stored = JSON.parse(JSON.stringify(plan)) as Plan
      expect(isValid(stored), JSON.stringify([path, value])).toBe(findFault(stored) === undefined)
    }),
    { numRuns: 1_000 },
  )
})

/** Lists the paths of all values whose form `findFault` knows. */
function listPlaces(value: unknown, path: readonly string[]): (readonly string[])[] {
  const isOpen = ['desired', 'before', 'after', 'params', 'body', 'actions', 'shown'].includes(
    path.at(-1) ?? '',
  )
  if (isOpen) return []
  const inner = Object.entries(Object(value) as object).flatMap(([name, one]) =>
    typeof value === 'string' ? [] : listPlaces(one, [...path, name]),
  )
  return path.length === 0 ? inner : [path, ...inner]
}
