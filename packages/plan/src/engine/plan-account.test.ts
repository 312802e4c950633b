import { expect, test } from 'vitest'
import { applyPlan, exportAccount, parseDesired, planAccount } from '../index.ts'
import { setUp } from '../testing/set-up.ts'

const server = 'hw123456.example.jp'
const text = `
version: 1
hosting:
  ${server}:
    memo: shop and mail
    domains:
      example.org:
        ssl: true
        php: '8.2'
        dns:
          records:
            - { host: www, type: CNAME, content: example.org, ttl: 300 }
            - { host: '@', type: MX, content: mail.example.org, priority: 10 }
        mail:
          accounts:
            info:
              password: { env: INFO_PASSWORD }
              quota_mb: 2000
              forwarding: { addresses: [owner@example.net], keep_in_mailbox: true }
        dkim: true
        dmarc: { policy: none, report_enabled: true, notification_mail_addresses: [info@example.org] }
    databases: { shop: { character_set: utf8mb4 } }
    database_users: { app: { password: { env: DB_PASSWORD }, grants: [shop] } }
vps:
  web-01:
    memo: front
    power: running
    protection: { os_reinstall: true }
    packet_filter:
      enabled: true
      rules: [{ type: web }, { type: custom, protocol: tcp, port: '8080', allowed_ip: 192.0.2.0/24 }]
  web-02:
    order:
      { plan_id: standard-2gb, period: 12, image_id: debian-13, max_total_price: 25000, root_password: { env: ROOT_PASSWORD }, agree_to_terms: true }
`

test('an apply makes the account equal to the file, and the next plan is empty', async () => {
  const { client, writes } = await setUp()
  const desired = parseDesired(text)
  const plan = await planAccount(client, desired)
  expect(writes()).toEqual([])
  expect(plan.changes.map(({ action, address }) => `${action} ${address}`)).toMatchInlineSnapshot(`
    [
      "update hosting/hw123456.example.jp/memo",
      "create hosting/hw123456.example.jp/dns/_ownership-verify.example.org TXT ownership-verify=9319ee95069272ca2de900258797d11a",
      "create hosting/hw123456.example.jp/domains/example.org",
      "create hosting/hw123456.example.jp/databases/shop",
      "create hosting/hw123456.example.jp/database_users/app",
      "update hosting/hw123456.example.jp/php/example.org",
      "update hosting/hw123456.example.jp/dns/www.example.org CNAME",
      "update hosting/hw123456.example.jp/dns/example.org MX mail.example.org",
      "create hosting/hw123456.example.jp/database_users/app/grants/shop",
      "update hosting/hw123456.example.jp/dkim/example.org",
      "create hosting/hw123456.example.jp/dmarc/example.org",
      "create hosting/hw123456.example.jp/mail/info@example.org",
      "create hosting/hw123456.example.jp/mail/info@example.org/forwarding",
      "update vps/web-01/memo",
      "update vps/web-01/protection",
      "create vps/web-01/packet_filter/web",
      "create vps/web-01/packet_filter/tcp 8080 from 192.0.2.0/24",
      "update vps/web-01/packet_filter",
      "order vps/web-02",
    ]
  `)
  const applied = await applyPlan(plan, {
    client,
    allow: ['interrupt~**'],
    spend: 30_000,
    resolveSecret: () => 'Correct-Horse-7',
  })
  expect(applied.left).toEqual([])
  expect((await planAccount(client, desired)).changes).toEqual([])
  const before = writes().length
  expect(await applyPlan(plan, { client })).toMatchObject({ writes: 0, done: [] })
  expect(writes()).toHaveLength(before)
})

test('the plan of an exported file is empty', async () => {
  const { client } = await setUp({ world: 'agency-50' })
  const yaml = await exportAccount(client)
  expect((await planAccount(client, parseDesired(yaml))).changes).toEqual([])
})
