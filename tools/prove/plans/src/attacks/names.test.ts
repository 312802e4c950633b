import { createVps } from '@hostwright/vps'
import { expect, test } from 'vitest'
import { type Runner, server, setUp, toOrder } from './plan-scene.ts'

const allow = ['delete~**', 'interrupt~**', 'expose~**', 'many~**']
const uuid = '00000000-0000-4000-8000-000000000001'
const order = `order: ${toOrder()}`

/** Plans and applies a file, and returns the error message if it stopped. */
async function make(runner: Runner, file: string): Promise<string> {
  try {
    const plan = await runner.plan(file)
    const obstacles = plan.changes.flatMap((change) => change.obstacles)
    const { error } = await runner.apply(plan, { allow, spend: 25_000 })
    return [...obstacles, error?.message ?? ''].join(' ')
  } catch (error) {
    return String(error)
  }
}

test.each(['example.com.', 'EXAMPLE.COM', 'Example.com.'])(
  'a domain that is written as %s is the existing domain, also with prune',
  async (name) => {
    const { runner, site, truth } = await setUp()
    expect(
      await make(
        runner(),
        `version: 1\nhosting: { ${server}: { prune: [domains], domains: { ${name}: {} } } }`,
      ),
    ).toBe('')
    expect((await site.domains.list()).map(({ domain }) => domain)).toContain('example.com')
    expect(truth.deeds).toEqual([])
  },
)

test.each([
  ['a VPS by its name and its uuid', `vps: { web-01: { power: running }, ${uuid}: { power: stopped } }`],
  [
    'a domain with and without a dot',
    `hosting: { ${server}: { domains: { example.com: { memo: a }, example.com.: { memo: b } } } }`,
  ],
  [
    'a domain in two cases',
    `hosting: { ${server}: { domains: { example.com: { memo: a }, Example.com: { memo: b } } } }`,
  ],
  [
    'a domain in Punycode and as it is spoken',
    `hosting: { ${server}: { domains: { 例え.jp: { memo: a }, xn--r8jz45g.jp: { memo: b } } } }`,
  ],
  [
    'a domain in two forms of one accent',
    `hosting: { ${server}: { domains: { "caf\\u00e9.example": { memo: a }, "cafe\\u0301.example": { memo: b } } } }`,
  ],
  ['a server by its name and its id', `hosting: { ${server}: { memo: a }, hw123456: { memo: b } }`],
  [
    'a mailbox in two cases',
    `hosting: { ${server}: { domains: { example.com: { mail: { accounts: { info: { quota_mb: 1000 }, INFO: { quota_mb: 2000 } } } } } } }`,
  ],
  [
    'a subdomain in two cases',
    `hosting: { ${server}: { domains: { example.com: { subdomains: { blog: { memo: a }, BLOG: { memo: b } } } } } }`,
  ],
])('%s in one file is an error, and nothing is sent', async (_, file) => {
  const { runner, truth } = await setUp()
  expect(await make(runner(), `version: 1\n${file}`)).not.toBe('')
  expect(truth.deeds).toEqual([])
})

test.each([
  ['a name beside an order', `web-02: { name: shop-front, ${order} }`],
  ['a uuid as the key of an order', `00000000-0000-4000-8000-00000000abcd: { ${order} }`],
  ['a former name that is not there', 'web-09: { was: web-08, memo: x }'],
  ['a former name beside an order', `web-09: { was: web-08, ${order} }`],
])('%s orders nothing', async (_, vps) => {
  const { runner, sandbox, truth } = await setUp()
  expect(await make(runner(), `version: 1\nvps: { ${vps} }`)).not.toBe('')
  expect(sandbox.servers()).toHaveLength(2)
  expect(truth.deeds).toEqual([])
})

test('a VPS is renamed by was, and a second apply finds it under the new name', async () => {
  const { runner, colleague, truth } = await setUp()
  const file = 'version: 1\nvps: { front: { was: web-01 } }'
  expect(await make(runner(), file)).toBe('')
  expect((await createVps(colleague).servers()).map(({ name }) => name)).toEqual(['front'])
  const before = truth.deeds.length
  expect(await make(runner(), file)).toBe('')
  expect(truth.deeds).toHaveLength(before)
})

test('with `was`, if both names exist, neither is changed', async () => {
  const { runner, colleague, truth } = await setUp({ world: 'fleet-20' })
  const [one, other] = await createVps(colleague).servers()
  expect(
    await make(runner(), `version: 1\nvps: { ${one!.name}: { was: ${other!.name}, memo: x } }`),
  ).not.toBe('')
  expect(truth.deeds).toEqual([])
})

test('names of Object.prototype’s members are ordinary names', async () => {
  const { runner, site } = await setUp()
  const one = runner()
  const file = `version: 1\nhosting: { ${server}: { databases: { constructor: {}, tostring: {} } } }`
  await make(one, file)
  expect((await site.databases.list()).map(({ db_name }) => db_name)).toEqual(
    expect.arrayContaining(['hw123456_constructor']),
  )
  expect((await one.plan(file)).changes.filter(({ obstacles }) => obstacles.length === 0)).toEqual([])
})

test('`__proto__` as a server, a domain or a VPS pollutes no prototype', async () => {
  const { runner } = await setUp()
  await make(
    runner(),
    'version: 1\nhosting: { __proto__: { memo: polluted } }\nvps: { __proto__: { memo: polluted } }',
  )
  expect(Object.hasOwn(Object.prototype, 'memo')).toBe(false)
})

test('a VPS whose name is the uuid of another: the uuid in a file is the VPS that has it', async () => {
  const { runner, colleague, truth } = await setUp({ world: 'fleet-20' })
  const [one, other] = await createVps(colleague).servers()
  await createVps(colleague).server(one!.uuid).setName(other!.uuid)
  expect(await make(runner(), `version: 1\nvps: { ${other!.uuid}: { memo: mine } }`)).toBe('')
  expect(truth.deeds).toHaveLength(1)
  expect((await createVps(colleague).server(other!.uuid).get()).memo).toBe('mine')
})

test('two VPSs of one name: neither is changed', async () => {
  const { runner, colleague, truth } = await setUp({ world: 'fleet-20' })
  const [one, other] = await createVps(colleague).servers()
  await createVps(colleague).server(other!.uuid).setName(one!.name)
  expect(await make(runner(), `version: 1\nvps: { ${one!.name}: { power: stopped } }`)).not.toBe('')
  expect(truth.deeds).toEqual([])
})
