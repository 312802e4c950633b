import type { PacketFilterResult, RuleResult } from '@hostwright/types'
import { expect, test } from 'vitest'
import type { SandboxOptions } from '../server/create-sandbox.ts'
import { errorBody, setUp, vpsPath } from '../testing/set-up.ts'

async function setUpFilter(options?: SandboxOptions) {
  const { sandbox, call } = await setUp(options)
  const rules = `${vpsPath}/packet-filter/rules`
  return {
    sandbox,
    call,
    read: async () => (await call<PacketFilterResult>(`GET ${vpsPath}/packet-filter`)).body.packet_filter,
    add: (body: object) => call<RuleResult>(`POST ${rules}`, { body }),
    change: (id: number, body: object) => call(`PUT ${rules}/${id}`, { body }),
    remove: (id: number) => call(`DELETE ${rules}/${id}`),
  }
}

const custom = { type: 'custom', protocol: 'tcp', port: '8000-8080', allowed_ip: '198.51.100.0/24' }
const done = { status: 200, body: { message: expect.any(String) } }
const conflict = (code: string) => ({ status: 409, body: errorBody(code) })
const invalid = (...fields: string[]) => ({
  status: 422,
  body: errorBody(
    'VALIDATION_ERROR',
    fields.map((field) => expect.stringMatching(new RegExp(`^${field}: `))),
  ),
})

test('the filter is off at first and has no rules; switching keeps the rules', async () => {
  const { call, read, add } = await setUpFilter()
  expect(await read()).toEqual({ enabled: false, rules: [] })
  await add({ type: 'ssh' })
  for (const enabled of [true, true, false]) {
    expect(await call(`PUT ${vpsPath}/packet-filter`, { body: { enabled } })).toMatchObject(done)
    expect(await read()).toMatchObject({ enabled, rules: [{ type: 'ssh' }] })
  }
})

test('preset kinds have fixed ports, always allow all source IPs and take no other property', async () => {
  const { add, read } = await setUpFilter()
  for (const type of ['ssh', 'web', 'web_http', 'mysql', 'postgresql', 'mail', 'rdp']) {
    const { status, body } = await add({ type })
    expect(status).toBe(200)
    expect(body.rule).toMatchObject({ type, protocol: null, port: null, allowed_ip: 'all', memo: null })
  }
  for (const field of ['protocol', 'port', 'allowed_ip', 'memo']) {
    expect(await add({ type: 'ssh', [field]: 'tcp' })).toMatchObject(invalid(field))
  }
  expect((await read()).rules).toHaveLength(7)
})

test('a custom rule is kept as it was sent; source and memo may be left out', async () => {
  const { add, read } = await setUpFilter()
  const { body } = await add({ ...custom, memo: 'office' })
  expect(body.rule).toEqual({ id: expect.any(Number), ...custom, memo: 'office' })
  expect((await add({ type: 'custom', protocol: 'udp', port: '53', memo: '' })).body.rule).toMatchObject({
    allowed_ip: 'all',
    memo: null,
  })
  expect((await add({ type: 'custom', protocol: 'udp', port: '54' })).body.rule).toMatchObject({
    allowed_ip: 'all',
    memo: null,
  })
  expect((await read()).rules).toMatchObject([body.rule, { port: '53' }, { port: '54' }])
})

test('port is required for custom except icmp', async () => {
  const { add } = await setUpFilter()
  expect(await add({ type: 'custom' })).toMatchObject(invalid('protocol'))
  expect(await add({ type: 'custom', protocol: 'udp' })).toMatchObject(invalid('port'))
  expect(await add({ type: 'custom', protocol: 'icmp', port: '8' })).toMatchObject(invalid('port'))
  expect((await add({ type: 'custom', protocol: 'icmp' })).body.rule).toMatchObject({ port: null })
})

test('the port of an icmp rule can be assumed to be ignored', async () => {
  const { add, change } = await setUpFilter({ assumptions: { 'port-with-icmp': 'ignore-port' } })
  const { rule } = (await add({ type: 'custom', protocol: 'icmp', port: '8' })).body
  expect(rule.port).toBeNull()
  expect(await change(rule.id, { port: '9' })).toMatchObject(done)
  expect((await add(custom)).body.rule).toMatchObject({ port: custom.port })
})

test.each(['0', '65536', '080', '80-', '-80', '80-79', '80,81', '80 - 90', 'http', ''])(
  'a port is 1 to 65535 or a range min-max: %j is rejected',
  async (port) => {
    const { add } = await setUpFilter()
    expect((await add({ ...custom, port })).status).toBe(422)
  },
)

test.each(['1', '65535', '1-65535', '80-80'])('port %j is accepted', async (port) => {
  const { add } = await setUpFilter()
  expect((await add({ ...custom, port })).status).toBe(200)
})

test.each(['anyone', '256.1.1.1', '192.0.2.0/33', '192.0.2', ':::', '2001:db8::/129', '12345::', '/8', ''])(
  'allowed_ip is all or an IP/CIDR: %j is rejected',
  async (allowed_ip) => {
    const { add } = await setUpFilter()
    expect((await add({ ...custom, allowed_ip })).status).toBe(422)
  },
)

test.each(['all', '192.0.2.1', '192.0.2.0/24', '0.0.0.0/0', '2001:db8::1', '2001:db8::/32', '::'])(
  'allowed_ip %j is accepted',
  async (allowed_ip) => {
    const { add } = await setUpFilter()
    expect((await add({ ...custom, allowed_ip })).status).toBe(200)
  },
)

test('a memo has at most 500 characters', async () => {
  const { add } = await setUpFilter()
  expect(await add({ ...custom, memo: 'a'.repeat(501) })).toMatchObject(invalid('memo'))
  expect(await add({ ...custom, port: '9-8', memo: '😀' })).toMatchObject(invalid('port'))
  expect(await add({ ...custom, port: '8-9', memo: '😀' })).toMatchObject({ status: 200 })
  expect(await add({ ...custom, memo: '社'.repeat(500) })).toMatchObject({ status: 200 })
})

test('a memo can be assumed to hold only characters of eucJP-win, where there is one', async () => {
  const assumptions = { 'vps-memo-characters': 'eucjp-win' } as const
  const { add } = await setUpFilter({ assumptions })
  expect(await add(custom)).toMatchObject({ status: 200 })
  expect(await add({ ...custom, port: '81', memo: '社内' })).toMatchObject({ status: 200 })
  expect(await add({ ...custom, port: '82', memo: '😀' })).toMatchObject(invalid('memo'))
})

test('deleting a rule does not change the others', async () => {
  const { add, remove, read } = await setUpFilter()
  for (const type of ['ssh', 'web', 'mail']) await add({ type })
  const { rules } = await read()
  expect(await remove(rules[1]!.id)).toMatchObject(done)
  expect((await read()).rules).toEqual([rules[0], rules[2]])
})

test('an identical rule cannot be added twice', async () => {
  const { add, remove } = await setUpFilter()
  const { id } = (await add(custom)).body.rule
  await add({ type: 'web' })
  expect(await add({ ...custom, memo: 'another' })).toMatchObject(conflict('RULE_DUPLICATED'))
  expect(await add({ type: 'web' })).toMatchObject(conflict('RULE_DUPLICATED'))
  for (const other of [{ protocol: 'udp' }, { port: '8000' }, { allowed_ip: 'all' }]) {
    expect((await add({ ...custom, ...other })).status).toBe(200)
  }
  await remove(id)
  expect((await add(custom)).status).toBe(200)
})

test('rules can be assumed to differ by their memo', async () => {
  const { add } = await setUpFilter({ assumptions: { 'identical-rules': 'with-memo' } })
  await add(custom)
  expect((await add({ ...custom, memo: 'another' })).status).toBe(200)
  expect(await add({ ...custom, memo: 'another' })).toMatchObject(conflict('RULE_DUPLICATED'))
})

test('at most 20 rules per VPS', async () => {
  const { add, remove } = await setUpFilter()
  const ids: number[] = []
  for (let port = 1; port <= 20; port++) ids.push((await add({ ...custom, port: `${port}` })).body.rule.id)
  expect(await add({ ...custom, port: '21' })).toMatchObject(conflict('RULE_LIMIT_EXCEEDED'))
  expect(await add({ ...custom, port: '20' })).toMatchObject(conflict('RULE_DUPLICATED'))
  await remove(ids[0]!)
  const { body } = await add({ ...custom, port: '21' })
  expect(ids).not.toContain(body.rule.id)
})

test('omitted properties keep their value, and an empty memo deletes the memo', async () => {
  const { add, change, read } = await setUpFilter()
  const { rule } = (await add({ ...custom, memo: 'office' })).body
  expect(await change(rule.id, { port: '443' })).toMatchObject(done)
  expect((await read()).rules).toEqual([{ ...rule, port: '443' }])
  await change(rule.id, { allowed_ip: 'all', memo: '' })
  expect((await read()).rules).toEqual([{ ...rule, port: '443', allowed_ip: 'all', memo: null }])
})

test('a change needs at least one property, and cannot contain type', async () => {
  const { add, change } = await setUpFilter()
  const { id } = (await add(custom)).body.rule
  expect(await change(id, {})).toMatchObject(invalid('body'))
  expect(await change(id, { type: 'ssh' })).toMatchObject(invalid('type'))
  expect(await change(id, { port: '9-8' })).toMatchObject(invalid('port'))
  expect(await change(id, { allowed_ip: ':::' })).toMatchObject(invalid('allowed_ip'))
  expect(await change(id, { memo: 'a'.repeat(501) })).toMatchObject(invalid('memo'))
})

test('when protocol changes from icmp to tcp or udp, port must be sent', async () => {
  const { add, change, read } = await setUpFilter()
  const { id } = (await add({ type: 'custom', protocol: 'icmp' })).body.rule
  expect(await change(id, { protocol: 'tcp' })).toMatchObject(invalid('port'))
  expect(await change(id, { port: '80' })).toMatchObject(invalid('port'))
  expect(await change(id, { protocol: 'tcp', port: '80' })).toMatchObject(done)
  expect(await change(id, { protocol: 'udp' })).toMatchObject(done)
  expect((await read()).rules).toMatchObject([{ protocol: 'udp', port: '80' }])
  expect(await change(id, { protocol: 'icmp', port: '80' })).toMatchObject(invalid('port'))
  expect(await change(id, { protocol: 'icmp' })).toMatchObject(done)
  expect((await read()).rules).toMatchObject([{ protocol: 'icmp', port: null }])
})

test('a change to an identical rule is rejected, but a rule may stay as it is', async () => {
  const { add, change, read } = await setUpFilter()
  await add(custom)
  const { id } = (await add({ ...custom, port: '443' })).body.rule
  const before = await read()
  expect(await change(id, { port: custom.port })).toMatchObject(conflict('RULE_DUPLICATED'))
  expect(await change(id, { port: '443' })).toMatchObject(done)
  expect(await read()).toEqual(before)
})

test('preset rules cannot be changed, but deleted and added again', async () => {
  const { add, change, remove, read } = await setUpFilter()
  const { id } = (await add({ type: 'ssh' })).body.rule
  expect(await change(id, { memo: 'x' })).toMatchObject(conflict('RULE_NOT_EDITABLE'))
  expect(await remove(id)).toMatchObject(done)
  expect((await read()).rules).toEqual([])
  expect((await add({ type: 'ssh' })).body.rule.id).toBeGreaterThan(id)
})

test('an unknown packet filter rule returns RULE_NOT_FOUND', async () => {
  const { call, change, remove } = await setUpFilter()
  const unknown = { status: 404, body: errorBody('RULE_NOT_FOUND') }
  expect(await change(1, { memo: 'x' })).toMatchObject(unknown)
  expect(await remove(1)).toMatchObject(unknown)
  expect(await call(`DELETE ${vpsPath}/packet-filter/rules/x`)).toMatchObject(invalid('rule_id'))
})
