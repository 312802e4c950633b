import { parseDesired } from '@hostwright/plan'
import { expect } from 'vitest'
import { onDomain, onServer, password, test, toOrder } from './plan-scene.ts'

const rule = (text: string): string =>
  `version: 1\nvps: { web-01: { packet_filter: { rules: [{ type: custom, protocol: ${text} }] } } }`
const order = (more: string): string =>
  `version: 1\nvps: { web-09: { order: ${toOrder(90_000).replace('period: 12', more)} } }`
const blog = (path: string): string =>
  onDomain(
    `wordpress: { '${path}': { title: x, admin_username: o, admin_password: { env: A }, admin_email: a@example.com } }`,
  )
const key = (data: string): string => onServer(`ssh_keys: { a: { public_key: 'ssh-ed25519 ${data}' } }`)
const sound = 'AAAAC3NzaC1lZDI1NTE5AAAAIJ0e2mJ0e2mJ0e2mJ0e2mJ0e2mJ0e2mJ0e2mJ0e2mJ0e'

/** Contents that the API rejects, each beside one that it takes. */
test.for<[what: string, wrong: string, right: string]>([
  ['a port of icmp', rule("icmp, port: '1'"), rule('icmp')],
  [
    'a source that is no address',
    rule("tcp, port: '1', allowed_ip: '1::2::3'"),
    rule("tcp, port: '1', allowed_ip: '1::2'"),
  ],
  ['a range that ends before it begins', rule("tcp, port: '2-1'"), rule("tcp, port: '1-2'")],
  ['the beginning of a key', key('AAAA'), key(sound)],
  ['a key of another type', key(sound.replace('C3NzaC1lZDI1NTE5', 'B3NzaC1yc2EAAAAB')), key(`${sound} x`)],
  ['an address as a domain', onServer('domains: { 192.0.2.1: {} }'), onServer('domains: { 1.example: {} }')],
  ['a path with a space', blog('a b'), blog('a-b')],
  ['a path that leads out', blog('../x'), blog('..x')],
  ['a path of nothing', blog('a//b'), blog('/a/b/')],
  ['a month without renewal', order('period: 1, auto_renew: false'), order('period: 12, auto_renew: false')],
  [
    'an hour of tomorrow',
    onServer("cron: [{ minute: '0', hour: '24', day: '*', month: '*', weekday: '*', command: x }]"),
    onServer("cron: [{ minute: '0', hour: '23', day: '*', month: '*', weekday: '*', command: x }]"),
  ],
  ['a memo with an emoji', onServer('memo: "\u{1F6D2}"'), onServer('memo: "\u65E5\u672C"')],
])('%s is an error of the file, and what the API takes is applied', async ([, wrong, right], { runner }) => {
  expect(() => parseDesired(wrong)).toThrow(/line 2/)
  const plan = await runner.plan(right, { resolveSecret: () => password })
  const allow = plan.needs.filter((need) => !need.startsWith('spend'))
  const { error, writes } = await runner.apply(plan, { allow, spend: 90_000 })
  expect([error, writes.length > 0]).toEqual([undefined, true])
})

test.for([
  ['plan', 'plan_id: standard-2gb', 'plan_id: other'],
  ['image', 'image_id: debian-13', 'image_id: other'],
  ['period', 'period: 12', 'period: 7'],
])('an order of a %s that is not on offer is found while planning', async ([, from, to], { runner }) => {
  const file = `version: 1\nvps: { web-09: { order: ${toOrder(90_000)} } }`
  await expect(runner.plan(file.replace(from!, to!))).rejects.toThrow('cannot be ordered')
  expect((await runner.plan(file)).needs).toEqual([expect.stringMatching(/^spend:\d+$/)])
})

test('an FTP account of a domain that the server does not have is found while planning, and not one that the file adds', async ({
  runner,
}) => {
  const ftp = 'ftp: { up@shop.example.net: { password: { env: A }, directory: / } }'
  const alone = await runner.plan(onServer(ftp), { resolveSecret: () => password })
  expect(alone.changes.flatMap(({ obstacles }) => obstacles)).toEqual([
    'The server has no shop.example.net: add it to domains.',
  ])
  const both = onServer(`${ftp}, domains: { example.net: { subdomains: { shop: {} } } }`)
  const { changes } = await runner.plan(both, { resolveSecret: () => password })
  expect(changes.flatMap(({ obstacles }) => obstacles)).toEqual([])
})
