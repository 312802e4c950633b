import { createHosting } from '@hostwright/hosting'
import { expect, test } from 'vitest'
import { toEffects } from './effects.ts'
import { applyPlan, parseDesired, planAccount } from '../index.ts'
import type { Change } from '../resource/change.ts'
import { setUp } from '../testing/set-up.ts'

const server = 'hw123456.example.jp'

test('a change that opens one thing and ends another needs both allowances', async () => {
  const { client, writes } = await setUp()
  await createHosting(client)
    .server(server)
    .ssh.update({ ssh_enabled: false, abroad_access_restriction: false })
  const sent = writes().length
  const ssh = { ssh_enabled: true, abroad_access_restriction: true }
  const plan = await planAccount(client, parseDesired({ version: 1, hosting: { [server]: { ssh } } }))
  const address = `hosting/${server}/ssh`
  expect(plan.needs).toEqual([`interrupt:${address}`, `expose:${address}`])
  for (const allow of [['interrupt'], ['expose'], ['delete'], [`interrupt:${address}`]])
    await expect(applyPlan(plan, { client, allow })).rejects.toThrow('The plan was not applied')
  expect(writes()).toHaveLength(sent)
  await applyPlan(plan, { client, allow: [`interrupt:${address}`, `expose:${address}`] })
  expect(writes()).toHaveLength(sent + 1)
})

type Case = readonly [
  what: string,
  kind: Change['at']['kind'],
  before: object | string | null,
  after: object | string | null,
  needs: readonly string[],
]

const job = {
  minute: '0',
  hour: '3',
  day: '*',
  month: '*',
  weekday: '*',
  command: 'php a.php',
  enabled: true,
}
const text = { host: '@', type: 'TXT', ttl: 300 }
const dmarc = { report_enabled: false, notification_mail_addresses: [] }
const conditions = [{ keyword: 'x', field: 'subject', match_type: 'contain' }]
const filter = (type: string, method: string): object[] => [
  { conditions, action: { type, method, target: 'a@example.net' } },
]

test.each<Case>([
  ['a new cron job runs code', 'cron', null, job, ['expose']],
  [
    'a cron job with another command runs other code',
    'cron',
    job,
    { ...job, command: 'php b.php' },
    ['expose'],
  ],
  ['a cron job at another time runs the same code', 'cron', job, { ...job, hour: '4' }, []],
  ['a cron job that is switched on runs code', 'cron', { ...job, enabled: false }, job, ['expose']],
  ['a cron job that is switched off ends', 'cron', job, { ...job, enabled: false }, ['interrupt']],
  ['a new SSH key lets its owner in', 'ssh_keys', null, { public_key: 'ssh-ed25519 AAAA' }, ['expose']],
  [
    'an FTP account that reaches a folder above',
    'ftp',
    { directory: '/a/b' },
    { directory: '/a' },
    ['expose'],
  ],
  [
    'an FTP account that reaches another folder',
    'ftp',
    { directory: '/a/b' },
    { directory: '/a/bc' },
    ['expose'],
  ],
  [
    'an FTP account that climbs out of its folder',
    'ftp',
    { directory: '/a' },
    { directory: '/a/../b' },
    ['expose'],
  ],
  ['an FTP account that reaches a folder below', 'ftp', { directory: '/a' }, { directory: '/a/b' }, []],
  ['another PHP version can end a site', 'php', '8.1', '8.4', ['interrupt']],
  ['an SPF setting with another sender', 'spf', 'v=spf1 a -all', 'v=spf1 a mx -all', ['expose']],
  ['an SPF setting with a sender less', 'spf', 'v=spf1 a mx -all', 'v=spf1 a -all', ['interrupt']],
  [
    'an SPF text with another sender',
    'dns',
    { ...text, content: 'v=spf1 a -all' },
    { ...text, content: 'v=spf1 a mx -all' },
    ['expose'],
  ],
  [
    'an SPF text that becomes another text',
    'dns',
    { ...text, content: 'v=spf1 a -all' },
    { ...text, content: 'x' },
    ['interrupt', 'expose'],
  ],
  [
    'a DMARC setting that is weaker',
    'dmarc',
    { ...dmarc, policy: 'reject' },
    { ...dmarc, policy: 'none' },
    ['expose'],
  ],
  [
    'a DMARC setting that is stronger',
    'dmarc',
    { ...dmarc, policy: 'none' },
    { ...dmarc, policy: 'reject' },
    ['interrupt'],
  ],
  [
    'a DMARC text that is weaker',
    'dns',
    { ...text, host: '_dmarc', content: 'v=DMARC1; p=reject' },
    { ...text, host: '_dmarc', content: 'v=DMARC1; p=none' },
    ['expose'],
  ],
  ['a DMARC setting that is new', 'dmarc', null, { ...dmarc, policy: 'reject' }, []],
  [
    'an address of a name',
    'dns',
    { host: 'www', type: 'A', content: '192.0.2.1' },
    { host: 'www', type: 'A', content: '192.0.2.2' },
    [],
  ],
  ['a filter that moves mail to the trash', 'mail_filters', [], filter('trash', 'move'), ['interrupt']],
  ['a filter that deletes mail', 'mail_filters', [], filter('delete', 'copy'), ['interrupt']],
  [
    'a filter that moves mail to another address',
    'mail_filters',
    [],
    filter('mail_address', 'move'),
    ['interrupt'],
  ],
  ['a filter that sends a copy', 'mail_filters', [], filter('mail_address', 'copy'), []],
  [
    'spam that is deleted',
    'spam_filter',
    { detection_action: 'spam_folder' },
    { detection_action: 'delete' },
    ['interrupt'],
  ],
  [
    'spam with which something unknown happens',
    'spam_filter',
    { detection_action: 'spam_folder' },
    { detection_action: 'pipe' },
    ['interrupt'],
  ],
  [
    'spam that is kept',
    'spam_filter',
    { detection_action: 'trash' },
    { detection_action: 'spam_folder' },
    [],
  ],
])('%s', (_, kind, before, after, needs) => {
  const at = { kind, server, name: 'x', domain: 'example.com', site: 'example.com' }
  const action = before === null ? 'create' : 'update'
  const change = { address: `hosting/${server}/x`, at, action, before, after } as unknown as Change
  expect(toEffects(change).needs).toEqual(needs)
})
