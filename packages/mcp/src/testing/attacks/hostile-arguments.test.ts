import { expect, test } from 'vitest'
import { setUp } from '../scene.ts'
import { onServer } from '../files.ts'

const everything = '--allow write --allow delete --allow interrupt --allow expose --spend 90000'
const long = 'a'.repeat(5_000)
const spaced = 'a '.repeat(2_500)
const quote = {
  product: 'vps',
  name: 'web-09',
  plan_id: 'standard-2gb',
  period: 12,
  image_id: 'debian-13',
  max_total_price: 90_000,
}
type Sent = readonly [tool: string, args: object]

async function call(args: object, tool: string, line = everything) {
  const scene = await setUp()
  const client = await scene.connect(line)
  const answer = await client.callTool({ name: tool, arguments: { ...args } })
  const { structuredContent, isError = false } = answer
  const data = (structuredContent ?? {}) as Readonly<Record<string, unknown>>
  return { scene, client, answer, isError, data }
}

test.each<Sent>([
  ['describe', { name: long }],
  ['describe', { name: spaced }],
  ['read', { operation: long }],
  ['read', { operation: 'getVpsServer', parameters: { uuid: long } }],
  ['read', { operation: 'listVpsServers', cursor: long }],
  ['wait', { operation: long, property: 'x', values: ['y'] }],
  ['wait', { handle: long }],
  ['plan', { file: onServer(`${long}: 1`) }],
  ['plan', { file: onServer(`'${spaced}': 1`) }],
  ['plan', { file: `version: 1\nvps: { web-01: { memo: { ${long}: 1 } } }` }],
  ['plan', { file: onServer('memo: a'), only: [long] }],
  ['plan', { file: onServer('memo: a'), only: [spaced] }],
  ['plan', { actions: [{ action: 'reboot', vps: long }] }],
  ['plan', { digest: long }],
  ['plan', { digest: long, cursor: long }],
  ['apply', { digest: long }],
  ['export', { only: [long] }],
  ['logs', { method: long }],
  ['quote_order', { ...quote, name: long }],
  ['quote_order', { ...quote, plan_id: spaced }],
  ['quote_order', { ...quote, image_id: long }],
  ['quote_order', { ...quote, period: long }],
])(
  '%s with an argument of 5,000 characters is rejected, and repeats at most 200 of them',
  async (tool, args) => {
    const { answer, isError, scene } = await call(args, tool)
    expect(isError).toBe(true)
    const bytes = JSON.stringify(answer)
    expect(bytes).not.toMatch(/a{201}|(?:a ){101}/)
    expect(scene.writes()).toEqual([])
  },
)

test('an argument of 200 characters is repeated whole', async () => {
  const { answer } = await call({ name: 'a'.repeat(200) }, 'describe')
  expect(JSON.stringify(answer)).toMatch(/a{200}/)
})

const memo = { file: onServer('memo: shop') }

/** Calls that agents send in the place of another one, beside the call that they mean. */
test.each<[tool: string, sent: object, meant: object]>([
  ['plan', { ...memo, only: null, actions: null, digest: null, cursor: null }, memo],
  ['plan', { ...memo, only: '', actions: '', digest: '', cursor: '' }, memo],
  ['plan', { ...memo, only: '[]', actions: '[]' }, memo],
  ['plan', { ...memo, only: [], actions: [] }, memo],
  [
    'plan',
    { file: '', actions: '[{"action":"reboot","vps":"web-01","type":null}]' },
    { actions: [{ action: 'reboot', vps: 'web-01' }] },
  ],
  ['quote_order', { ...quote, period: '12', max_total_price: '90000' }, quote],
  ['read', { operation: 'listVpsServers', parameters: null, cursor: '' }, { operation: 'listVpsServers' }],
  ['read', { operation: 'listVpsServers', parameters: '' }, { operation: 'listVpsServers' }],
  ['export', { only: '', cursor: null }, {}],
])('%s takes what an agent sends as what it means', async (tool, sent, meant) => {
  const [one, other] = [await call(sent, tool), await call(meant, tool)]
  expect([one.isError, other.isError]).toEqual([false, false])
  const own = (data: object): string => JSON.stringify(data).replaceAll(/\/tmp\/\S+?\/plans/g, '')
  expect(own(one.data)).toBe(own(other.data))
})

/** Values that are no such number, nothing at all, or another type: none of them gets a plan or a price. */
test.each<Sent>([
  ['quote_order', { ...quote, max_total_price: '' }],
  ['quote_order', { ...quote, max_total_price: null }],
  ['quote_order', { ...quote, max_total_price: 'Infinity' }],
  ['quote_order', { ...quote, max_total_price: '9e9' }],
  ['quote_order', { ...quote, max_total_price: '0x15F90' }],
  ['quote_order', { ...quote, max_total_price: ' 90000' }],
  ['quote_order', { ...quote, max_total_price: true }],
  ['quote_order', { ...quote, period: '1e1' }],
  ['plan', {}],
  ['plan', { file: null, actions: null }],
  ['plan', { file: 'null' }],
  ['plan', { file: '[]' }],
  ['plan', { file: { version: 1 } }],
  ['plan', { actions: [null] }],
  ['plan', { actions: [{ action: 'reboot', vps: '' }] }],
  ['plan', { ...memo, only: ['vps/**'] }],
  ['plan', { ...memo, only: '["vps/**"]' }],
  ['plan', { ...memo, confirm: true }],
  ['plan', { file: onServer('database_users: { app: { password: { file: /etc/hostname } } }') }],
  ['plan', { file: onServer('database_users: { app: { password: { env: HOSTWRIGHT_API_KEY } } }') }],
  ['apply', { digest: null }],
  ['apply', { digest: '' }],
])('%s with %j is rejected, and no plan is made', async (tool, args) => {
  const { isError, data } = await call(args, tool)
  expect([isError, Object.hasOwn(data, 'digest')]).toEqual([true, false])
})

test.each(['-1', '1e9', '99999999', '{}', 'NaN', '0.5', '../1'])(
  'the cursor %j of nobody gets no part of any list',
  async (cursor) => {
    for (const [tool, args] of [
      ['read', { operation: 'listVpsServers' }],
      ['export', {}],
      ['audit', {}],
    ] as const) {
      const { isError, data } = await call({ ...args, cursor }, tool)
      expect([tool, isError || JSON.stringify(data).length < 300]).toEqual([tool, true])
      expect(JSON.stringify(data)).not.toMatch(/web-01|example\.com/)
    }
  },
)

test('a variable of the operator is the same to an agent whether it is set, short or missing', async () => {
  const told = async (value: string | undefined): Promise<string> => {
    if (value === undefined) delete process.env['ATTACKED']
    else process.env['ATTACKED'] = value
    const file = onServer('database_users: { app: { password: { env: ATTACKED } } }')
    const { data } = await call({ file }, 'plan')
    delete process.env['ATTACKED']
    expect(data).toHaveProperty('digest')
    return JSON.stringify(data).replaceAll(/\/tmp\/\S+?\/plans/g, '')
  }
  const missing = await told(undefined)
  expect([await told('a'), await told('Correct-Horse-7')]).toEqual([missing, missing])
})
