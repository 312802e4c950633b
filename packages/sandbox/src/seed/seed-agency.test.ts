import type { DnsRecordList, DomainList, HostingServerList, MailAccountList } from '@hostwright/types'
import { expect, test } from 'vitest'
import { setUp } from '../testing/set-up.ts'

async function setUpAgency() {
  const { call } = await setUp({ world: 'agency-50' })
  const { servers } = (await call<HostingServerList>('GET /v1/server')).body
  const [, second] = servers
  const read = async <Body>(path: string) =>
    (await call<Body>(`GET /v1/server/${second!.servername}${path}`)).body
  return { call, servers, read }
}

test('the servers of an agency differ in plan, renewal and memo', async () => {
  const { call, servers } = await setUpAgency()
  expect(
    servers.map(({ servername, plan_name, auto_renew, expiry_date, memo }) =>
      [servername, plan_name, auto_renew, expiry_date, memo].join(' | '),
    ),
  ).toEqual([
    'hw123456.example.jp | Standard | true | 2027-08-31 | ',
    'agency02.example.jp | Standard | true | 2027-01-31 | shops',
    'agency03.example.jp | Premium | true | 2029-03-31 | large sites',
    'agency04.example.jp | Standard | false | 2026-10-31 | campaigns',
  ])
  for (const { servername } of servers.slice(1))
    expect(await call(`GET /v1/server/${servername}/ssh`)).toMatchObject({ body: { ssh_enabled: true } })
})

test('each client has a domain with records, mail and most often a certificate and WordPress', async () => {
  const { read } = await setUpAgency()
  const { domains } = await read<DomainList>('/domain')
  expect(domains.map(({ domain }) => domain)).toEqual(
    ['05', '09', '13', '17', '21', '25', '29', '33', '37', '41', '45', '49'].map(
      (number) => `site-${number}.example`,
    ),
  )
  expect(domains.filter(({ ssl }) => !ssl).map(({ domain }) => domain)).toEqual([
    'site-17.example',
    'site-37.example',
  ])
  expect(domains[0]).toMatchObject({ memo: 'client 5', is_awaiting: false })

  const { records } = await read<DnsRecordList>('/dns')
  const ofFirst = records.filter(({ domain }) => domain === 'site-05.example')
  expect(
    ofFirst.map(({ host, type, content, ttl, priority }) => [host, type, content, ttl, priority]),
  ).toEqual([
    ['site-05.example', 'A', expect.stringMatching(/^\d+(\.\d+){3}$/), 3_600, 0],
    ['www.site-05.example', 'CNAME', 'site-05.example', 3_600, 0],
    ['site-05.example', 'MX', 'site-05.example', 3_600, 10],
    ['site-05.example', 'TXT', 'v=spf1 a mx -all', 3_600, 0],
  ])

  const { accounts } = await read<MailAccountList>('/mail')
  expect(accounts[0]).toMatchObject({ quota_mb: 2_000, memo: '' })
  expect(accounts.map(({ mail_address }) => mail_address).slice(0, 4)).toEqual([
    'info@site-05.example',
    'shop@site-05.example',
    'info@site-09.example',
    'shop@site-09.example',
  ])
  expect(await read('/mail/info@site-05.example')).toMatchObject({ used_mb: 150 })
  expect(await read('/mail/shop@site-05.example')).toMatchObject({ used_mb: 1_900 })
  const { wordpress } = await read<{ wordpress: { url: string; title: string }[] }>('/wp')
  expect(wordpress[0]).toMatchObject({ memo: '' })
  const sites = wordpress.map(({ url, title }) => `${url} ${title}`)
  expect(sites).toContainEqual(expect.stringMatching(/^https:\/\/site-05\.example\/? Client 5$/))
  expect(sites).toContainEqual(expect.stringMatching(/^http:\/\/site-17\.example\/? Client 17$/))
  expect(sites.join()).not.toContain('site-13.')
})

test('the clients of an agency came one a day', async () => {
  const { read } = await setUpAgency()
  expect(await read('/domain/site-05.example')).toMatchObject({ created_at: '2026-07-19' })
  expect(await read('/domain/site-49.example')).toMatchObject({ created_at: '2026-09-01' })
})

test('the mail of a shop is forwarded', async () => {
  const { read } = await setUpAgency()
  const path = (name: string) => `/mail/${name}%40site-05.example/forwarding`
  expect(await read(path('shop'))).toMatchObject({
    forwarding_addresses: ['orders@example.org'],
    keep_in_mailbox: true,
  })
  expect(await read(path('info'))).toMatchObject({ forwarding_addresses: [] })
})
