import { createClient } from '@hostwright/common'
import type { CreateMailFilterRequest } from '@hostwright/types'
import { expect, test } from 'vitest'
import { createHosting } from './hosting.ts'
import type { Site } from './server.ts'
import { setUp } from './testing/ensure-scene.ts'
import { native } from './testing/naming-calls.ts'
import { recordSite } from './testing/record-site.ts'

const filter: Omit<CreateMailFilterRequest, 'action'> = {
  domain: 'example.com',
  conditions: [{ field: 'from', match_type: 'contain', keyword: 'x' }],
}

test.each<[string, (site: Site) => Promise<unknown>, unknown?]>([
  ['domains.delete keeps files', (s) => s.domains.delete('example.com', { timeoutMs: 9 })],
  [
    'domains.delete',
    (s) => s.domains.delete('example.com', { deleteFiles: true, timeoutMs: 9 }),
    { delete_files: true },
  ],
  [
    'subdomains.delete',
    (s) => s.subdomains.delete('a.example.com', { deleteFiles: false }),
    { delete_files: false },
  ],
  ['wordpress.delete leaves it to the API', (s) => s.wordpress.delete('w1')],
  [
    'wordpress.delete',
    (s) => s.wordpress.delete('w1', { deleteDb: false, deleteDbUser: undefined, deleteCron: true }),
    { delete_db: false, delete_cron: true },
  ],
  ['databaseUsers.revoke', (s) => s.databaseUsers.revoke('hw_app', 'hw_shop'), { db_name: 'hw_shop' }],
  ['sshKeys.generate', (s) => s.sshKeys.generate(), { generate: true }],
  [
    'dns.create with plain content',
    (s) => s.dns.create({ domain: 'example.com', host: '*', type: 'CNAME', content: 'Other.Example.net.' }),
    { domain: 'example.com', host: '*', type: 'CNAME', content: 'Other.Example.net.' },
  ],
  [
    'dns.create of a text',
    (s) => s.dns.create({ domain: 'example.com', host: '_x', type: 'TXT', content: native }),
    { domain: 'example.com', host: '_x', type: 'TXT', content: native },
  ],
  [
    'spf.update with a text',
    (s) => s.spf.update('example.com', { action: 'custom', spf_record: 'v=spf1 mx -all' }),
    { action: 'custom', spf_record: 'v=spf1 mx -all' },
  ],
  [
    'mailFilters.create without a target',
    (s) => s.mailFilters.create({ ...filter, action: { type: 'trash', target: '', method: 'move' } }),
    { ...filter, action: { type: 'trash', target: '', method: 'move' } },
  ],
])('%s sends the given properties as its body', async (_, call, body) => {
  const { site, sent } = recordSite()
  await call(site)
  expect(sent[0]?.[1]).toEqual(body)
})

test.each<[string, (site: Site) => Promise<unknown>]>([
  ['domain', (s) => s.domains.delete('')],
  ['domain', (s) => s.domains.delete('../../domain/example.com', { deleteFiles: true })],
  ['subdomain', (s) => s.subdomains.delete(' ')],
  ['common_name', (s) => s.ssl.delete('')],
  ['common_name', (s) => s.ssl.issue(' ')],
  ['domain', (s) => s.php.set('', '8.4')],
  ['domain', (s) => s.smtpRestriction.set('', true)],
  ['domain', (s) => s.spamFilter.update('', {})],
  ['domain', (s) => s.dkim.get('')],
  [
    'domain',
    (s) =>
      s.dmarc.update('', {
        policy: 'none',
        report_enabled: false,
        notification_mail_addresses: [],
      }),
  ],
  ['domain', (s) => s.mail.list({ domain: '' })],
  ['fqdn', (s) => s.spf.create('')],
  ['fqdn', (s) => s.spf.delete('')],
  ['mail_address', (s) => s.autoReplies.get('example.com')],
  ['ftp_account', (s) => s.ftp.delete('example.com')],
  ['mail_account', (s) => s.mail.delete('example.com')],
  ['cron_id', (s) => s.cron.delete('')],
  ['wp_id', (s) => s.wordpress.delete('..')],
  ['db_name', (s) => s.databases.delete('')],
  ['memo', (s) => s.wordpress.update('w1', {} as { memo: string })],
  ['domain', (s) => s.accessLog({ domain: '' })],
  [
    'public_key',
    (s) => s.sshKeys.register({ public_key: '-----BEGIN OPENSSH PRIVATE KEY-----\nb3Blbn', label: 'me' }),
  ],
])('an invalid %s is rejected, and nothing is sent', async (field, call) => {
  const { site, sent } = recordSite()
  await expect(call(site)).rejects.toMatchObject({ name: 'ConfigError', field })
  expect(sent).toEqual([])
})

test('an invalid servername is rejected when the handle is created', () => {
  const hosting = createHosting(createClient({ baseUrl: 'https://api.example.com', apiKey: 'unit-test' }))
  for (const servername of ['', '.', '..'])
    expect(() => hosting.server(servername)).toThrow(/^servername is /)
})

test('the address for the output of cron jobs and the versions of PHP are read', async () => {
  const { site } = await setUp()
  // The sandbox has no address.
  expect(await site.cron.notificationEmail()).toBeNull()
  const [first] = await site.php.list()
  expect(Object.keys(await site.php.available())).toContain(first!.current_version)
})
