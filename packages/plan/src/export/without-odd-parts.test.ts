import { createHosting } from '@hostwright/hosting'
import { createVps } from '@hostwright/vps'
import type { DmarcPolicy } from '@hostwright/types'
import { expect, test } from 'vitest'
import { exportAccount, parseDesired, planAccount } from '../index.ts'
import { setUp } from '../testing/set-up.ts'

const server = 'hw123456.example.jp'

test('what a file cannot state is left out of an export and ignored, and a plan of the export is empty', async () => {
  const { client } = await setUp({
    assumptions: {
      'cron-fields': 'any',
      'database-name-suffix': 'any',
      'dmarc-policies': 'any',
      'spf-text': 'any',
      'vps-memo-characters': 'any',
    },
  })
  const site = createHosting(client).server(server)
  const job = { minute: '@daily', hour: '-', day: '-', month: '-', weekday: '-', command: 'x' }
  await site.cron.create(job)
  await site.cron.create({ ...job, minute: '0', hour: '3', day: '*', month: '*', weekday: '*' })
  await site.databases.create({ name_suffix: 'my shop' })
  const policy = 'monitor' as DmarcPolicy
  await site.dmarc.update('example.com', {
    policy,
    report_enabled: false,
    notification_mail_addresses: [],
  })
  const { data } = await client.api.GET('/v1/vps/servers')
  await createVps(client).server(data.servers[0]!.uuid).setMemo('🛒')
  const desired = parseDesired(await exportAccount(client, { prune: true }))
  const patterns = ['cron/@daily - - - - x', 'databases/my shop', 'dmarc/example.com']
  expect(desired.ignore).toEqual(
    expect.arrayContaining(patterns.map((address) => `hosting/${server}/${address}`)),
  )
  expect(JSON.stringify([desired.hosting, desired.vps])).not.toMatch(/@daily|my shop|monitor|🛒/)
  expect(desired.hosting?.[server]?.cron).toHaveLength(1)
  expect((await planAccount(client, desired)).changes).toEqual([])
})

test('the SPF record of a wildcard is exported, and a plan of the export is empty', async () => {
  const { client } = await setUp()
  const content = 'v=spf1 -all'
  await createHosting(client)
    .server(server)
    .dns.create({ domain: 'example.com', host: '*', type: 'TXT', content })
  const desired = parseDesired(await exportAccount(client, { prune: true }))
  expect(JSON.stringify(desired)).toContain(content)
  expect((await planAccount(client, desired)).changes).toEqual([])
})

test('hosts that readers of YAML 1.1 take for numbers or false are in quotes in an export', async () => {
  const { client } = await setUp()
  const { dns } = createHosting(client).server(server)
  const hosts = ['no', '010', '0x1f', '2026-11-29']
  for (const host of hosts)
    await dns.create({ domain: 'example.com', host, type: 'A', content: '203.0.113.1' })
  const text = await exportAccount(client)
  for (const host of hosts) expect(text).toContain(`host: '${host}'\n`)
})

test('texts that readers of YAML 1.1 take for line breaks or a type of its own are escaped in an export', async () => {
  const { client } = await setUp()
  const { dns } = createHosting(client).server(server)
  const texts = ['=', 'line\u2028break', 'next\u0085line']
  for (const [index, content] of texts.entries())
    await dns.create({ domain: 'example.com', host: `t${index}`, type: 'TXT', content })
  const text = await exportAccount(client)
  for (const escaped of ['"="', String.raw`"line\u2028break"`, String.raw`"next\u0085line"`])
    expect(text).toContain(`content: ${escaped}\n`)
  expect((await planAccount(client, parseDesired(text))).changes).toEqual([])
})
