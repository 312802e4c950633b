import { createHosting } from '@hostwright/hosting'
import type { CreateRuleRequest } from '@hostwright/types'
import { expect, test } from 'vitest'
import { applyPlan, parseDesired, planAccount } from '../index.ts'
import { order, setUp } from '../testing/set-up.ts'

const server = 'hw123456.example.jp'

test('the password of an existing database user in the file leads to one note', async () => {
  const { client } = await setUp()
  const site = createHosting(client).server(server)
  for (const name_suffix of ['one', 'two', 'three', 'four'])
    await site.databaseUsers.create({ name_suffix, password: 'Correct-Horse-7' })
  const users = ['one', 'two', 'three', 'four'].map((name) => `${name}: { password: { env: DB } }`)
  const text = `{ version: 1, hosting: { ${server}: { database_users: { ${users.join(', ')} } } } }`
  const plan = await planAccount(client, parseDesired(text))
  const at = `hosting/${server}/database_users`
  expect(plan.changes).toEqual([])
  expect(plan.notes).toEqual([
    `password has no effect on what exists already (${at}/one, ${at}/two, ${at}/three and 1 more). To change a password, rotate its address.`,
  ])
  const rotate = ['one', 'two', 'three', 'four'].map((name) => `${at}/${name}`)
  expect((await planAccount(client, parseDesired(text), { rotate })).notes).toEqual([])
})

test('what the initial domain of a server cannot have is a note, and no silence', async () => {
  const { client } = await setUp()
  const site = { memo: 'front', redirect_https: false, php: '8.3' }
  const plan = await planAccount(client, {
    version: 1,
    hosting: { [server]: { domains: { [server]: site } } },
  })
  expect(plan.notes).toEqual([
    `redirect_https has no effect on what exists already (hosting/${server}/domains/${server}).`,
    `memo has no effect on what exists already (hosting/${server}/domains/${server}).`,
  ])
})

test('the plan of an order shows its renewal, the open ports meanwhile, and the changes that wait', async () => {
  const { client } = await setUp()
  const shut = { packet_filter: { enabled: true, rules: [{ type: 'ssh' as const }] }, memo: 'front' }
  const plan = await planAccount(
    client,
    {
      version: 1,
      vps: { 'web-02': { order, ...shut }, 'web-03': { order: { ...order, auto_renew: false } } },
    },
    { resolveSecret: () => 'Correct-Horse-7' },
  )
  const notesOf = (address: string): readonly string[] =>
    plan.changes.find((change) => change.address === address)!.notes
  expect(notesOf('vps/web-02')).toEqual([
    'It renews by itself, from the prepaid balance.',
    'It is open to all until its packet filter is enabled, up to 1 hour after the order.',
    'These wait for it: memo, packet_filter/ssh, packet_filter.',
  ])
  expect(notesOf('vps/web-03')).toEqual([
    'It ends after this period.',
    'It is open to all: the file enables no packet filter.',
  ])
})

test('the order of a VPS that exists has no effect, and the plan says so', async () => {
  const { client } = await setUp()
  const plan = await planAccount(client, { version: 1, vps: { 'web-01': { order } } })
  expect([plan.changes, plan.notes]).toEqual([
    [],
    ['order has no effect on what exists already (vps/web-01).'],
  ])
})

test.each([
  ['short', 'gave 5 characters for root_password of vps/web-02, and the API takes 9 at least'],
  [
    'onlyletters',
    'gave a secret for root_password of vps/web-02 with characters that the API rejects, or with only one kind of characters',
  ],
])('a root password that the API would reject is an obstacle, without its text', async (value, reason) => {
  const { client } = await setUp()
  const desired = { version: 1, vps: { 'web-02': { order } } } as const
  const plan = await planAccount(client, desired, { resolveSecret: () => value })
  expect(plan.changes[0]?.obstacles).toEqual([`{"env":"ROOT"} ${reason}.`])
  expect(JSON.stringify(plan)).not.toContain(value)
})

test.each([
  ['two lines', 'Correct-Horse-7\nsecond'],
  ['a line break at the end', 'Correct-Horse-7\n'],
  ['UTF-16 that was read as UTF-8', '\uFFFD\uFFFDC\0o\0r\0r\0e\0c\0t\0'],
  ['a byte order mark', '\uFEFFCorrect-Horse-7'],
  ['half of an emoji', 'Correct-Horse-7\uD83D'],
])('a password with %s, which nobody could type, is an obstacle and is not sent', async (_, value) => {
  const { client, writes } = await setUp()
  const users = { app: { password: { env: 'DB' } } }
  const desired = { version: 1, hosting: { [server]: { database_users: users } } } as const
  const plan = await planAccount(client, desired, { resolveSecret: () => value })
  const reason = `gave a secret for password of hosting/${server}/database_users/app that is not one line of text in UTF-8`
  expect(plan.changes[0]?.obstacles).toEqual([`{"env":"DB"} ${reason}.`])
  const unread = await planAccount(client, desired)
  await expect(applyPlan(unread, { client, resolveSecret: () => value })).rejects.toThrow(reason)
  expect(writes()).toEqual([])
})

test('a secret that cannot be read while planning is a note', async () => {
  const { client } = await setUp()
  const desired = { version: 1, vps: { 'web-02': { order } } } as const
  const plan = await planAccount(client, desired, {
    resolveSecret: () => Promise.reject(new Error('locked')),
  })
  expect(plan.changes[0]?.obstacles).toEqual([])
  expect(plan.changes[0]?.notes).toContain(
    '{"env":"ROOT"} cannot be read here: it is checked before the first write.',
  )
})

test('a domain that another server of the account has is an obstacle that names the server', async () => {
  const { client, sandbox } = await setUp()
  const hosting = createHosting(client)
  const quote = await hosting.orders.quote({ plan_id: 'standard', period: 12, server_id: 'other' })
  await hosting.orders.place(quote, { agree_to_terms: true })
  await sandbox.clock.advance({ hours: 1 })
  const other = (await hosting.servers()).find(({ server_id }) => server_id === 'other')!.servername
  const plan = await planAccount(client, {
    version: 1,
    hosting: { [other]: { domains: { 'example.com': {} } } },
  })
  const change = plan.changes.find(({ address }) => address === `hosting/${other}/domains/example.com`)
  expect(change?.obstacles).toEqual([
    `${server} has this domain: delete it there first. That erases its mail and websites on ${server}.`,
  ])
})

test('enabling a filter shows what stays open, and warns if no rule allows SSH', async () => {
  const { client } = await setUp()
  const notesOf = async (rules: CreateRuleRequest[]): Promise<readonly string[]> => {
    const wanted = { packet_filter: { enabled: true, prune: true, rules } }
    const { changes } = await planAccount(client, { version: 1, vps: { 'web-01': wanted } })
    return changes.find(({ address }) => address === 'vps/web-01/packet_filter')!.notes
  }
  expect(await notesOf([{ type: 'web' }])).toEqual(['Open afterwards: web.', 'SSH, tcp 22: open to nobody.'])
  const custom = { type: 'custom', protocol: 'tcp', port: '20-30', allowed_ip: '192.0.2.0/24' } as const
  expect(await notesOf([{ type: 'web' }, custom])).toEqual([
    'Open afterwards: web, tcp 20-30 from 192.0.2.0/24.',
  ])
  expect(await notesOf([])).toEqual(['Open afterwards: nothing.', 'SSH, tcp 22: open to nobody.'])
})
