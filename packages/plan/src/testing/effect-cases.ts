import type { Allowance, Change, ChangeAction } from '../resource/change.ts'
import type { Surroundings } from '../resource/effects.ts'
import type { Kind } from '../resource/kinds.ts'

type Value = object | string | boolean | null

/** A change of a kind, with the allowances that it needs. */
export interface EffectCase {
  readonly what: string
  readonly kind: Kind
  /** Null for a creation. */
  readonly before: Value
  /** Null for a deletion. */
  readonly after: Value
  readonly needs: readonly Allowance[]
  readonly around: Pick<Surroundings, 'around'>
}

const server = 'hw123456.example.jp'

/** Returns the action that makes something new. */
export function toCreation(kind: Kind): ChangeAction {
  return kind === 'order' ? 'order' : 'create'
}

/** Returns the change of a case. */
export function toCaseChange({ kind, before, after, around }: EffectCase): Change {
  const at = { kind, server, name: 'example.com', domain: 'example.com', site: 'example.com' }
  const action = before === null ? toCreation(kind) : after === null ? 'delete' : 'update'
  const address = `hosting/${server}/x`
  return { address, at, action, before, after, ...around } as unknown as Change
}

type Row = readonly [
  what: string,
  kind: Kind,
  before: Value,
  after: Value,
  needs: readonly Allowance[],
  around?: EffectCase['around'],
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
const web = { host: 'www', type: 'A', content: '192.0.2.1' }
const dmarc = { report_enabled: false, notification_mail_addresses: [] }
const conditions = [{ keyword: 'x', field: 'subject', match_type: 'contain' }]
const filter = (type: string, method: string): object[] => [
  { conditions, action: { type, method, target: 'a@example.net' } },
]
const ofOffice = { type: 'SSH', protocol: 'tcp', port: '22', allowed_ip: '203.0.113.0/24', memo: '' }
const ofAll = { ...ofOffice, allowed_ip: '0.0.0.0/0' }
const two = { forwarding_addresses: ['a@example.net', 'b@example.net'], keep_in_mailbox: true }

const ofServer: readonly Row[] = [
  ['SSH that is switched on', 'ssh', { ssh_enabled: false }, { ssh_enabled: true }, ['expose']],
  ['SSH that is switched off', 'ssh', { ssh_enabled: true }, { ssh_enabled: false }, ['interrupt']],
  [
    'SSH that is opened to other countries',
    'ssh',
    { abroad_access_restriction: true },
    { abroad_access_restriction: false },
    ['expose'],
  ],
  [
    'SSH that is closed to other countries',
    'ssh',
    { abroad_access_restriction: false },
    { abroad_access_restriction: true },
    ['interrupt'],
  ],
  ['a new SSH key lets its owner in', 'ssh_keys', null, { public_key: 'ssh-ed25519 AAAA' }, ['expose']],
  [
    'an SSH key under another label is taken away and added again',
    'ssh_keys',
    { label: 'old', public_key: null },
    { label: 'new', public_key: 'ssh-ed25519 AAAA' },
    ['interrupt', 'expose'],
  ],
  ['an SSH key that goes', 'ssh_keys', { label: 'old' }, null, ['interrupt']],
  ['a domain that goes', 'domains', { memo: '' }, null, ['delete']],
  ['a subdomain that goes', 'subdomains', { memo: '' }, null, ['delete']],
  ['a database that goes', 'databases', { memo: '' }, null, ['delete']],
  ['a database user with another password', 'database_users', { memo: '' }, { password: 'x' }, ['interrupt']],
  ['a database user that goes', 'database_users', { memo: '' }, null, ['delete']],
  ['a grant that goes', 'grants', true, null, ['interrupt']],
  ['an FTP account with another password', 'ftp', { directory: '/a' }, { password: 'x' }, ['interrupt']],
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
  ['an FTP account that goes', 'ftp', { directory: '/a' }, null, ['delete']],
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
  ['a cron job that goes', 'cron', job, null, ['delete']],
]

const ofSites: readonly Row[] = [
  ['a certificate that goes', 'ssl', true, null, ['interrupt']],
  ['another PHP version can end a site', 'php', '8.1', '8.4', ['interrupt']],
  [
    'WordPress where another installation is',
    'wordpress',
    null,
    { title: 'x' },
    ['delete'],
    { around: ['example.com/blog'] },
  ],
  ['WordPress in the folder of a site', 'wordpress', null, { title: 'x' }, ['interrupt'], { around: [] }],
  ['WordPress that goes', 'wordpress', { memo: '' }, null, ['delete']],
]

const ofZones: readonly Row[] = [
  ['a record at a name that has none', 'dns', null, web, [], { around: null }],
  ['a record at a name below a wildcard', 'dns', null, web, ['interrupt'], { around: '*.example.com' }],
  ['an address of a name', 'dns', web, { ...web, content: '192.0.2.2' }, []],
  [
    'a record of another type',
    'dns',
    web,
    { host: 'www', type: 'CNAME', content: 'example.net' },
    ['interrupt'],
  ],
  ['the last record of a name and type', 'dns', web, null, ['delete']],
  [
    'a record that goes while another one of its name and type stays',
    'dns',
    { ...web, beside: '192.0.2.2' },
    null,
    ['interrupt'],
  ],
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
    'a DMARC text that is weaker',
    'dns',
    { ...text, host: '_dmarc', content: 'v=DMARC1; p=reject' },
    { ...text, host: '_dmarc', content: 'v=DMARC1; p=none' },
    ['expose'],
  ],
  ['an SPF setting with another sender', 'spf', 'v=spf1 a -all', 'v=spf1 a mx -all', ['expose']],
  ['an SPF setting with a sender less', 'spf', 'v=spf1 a mx -all', 'v=spf1 a -all', ['interrupt']],
  ['an SPF setting that goes', 'spf', 'v=spf1 a -all', null, ['interrupt']],
  ['DKIM that is switched off', 'dkim', true, false, ['interrupt']],
  ['DKIM that is switched on', 'dkim', false, true, []],
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
  ['a DMARC setting that is new', 'dmarc', null, { ...dmarc, policy: 'reject' }, []],
  ['a DMARC setting that goes', 'dmarc', { ...dmarc, policy: 'reject' }, null, ['interrupt']],
]

const ofMail: readonly Row[] = [
  ['a mailbox with another password', 'mail', { quota_mb: 100 }, { password: 'x' }, ['interrupt']],
  ['a quota below what is used', 'mail', { quota_mb: 100 }, { quota_mb: 50 }, ['interrupt'], { around: 60 }],
  ['a quota above what is used', 'mail', { quota_mb: 100 }, { quota_mb: 50 }, [], { around: 40 }],
  ['a mailbox that goes', 'mail', { quota_mb: 100 }, null, ['delete']],
  [
    'a target of forwarding that goes',
    'forwarding',
    two,
    { forwarding_addresses: ['a@example.net'] },
    ['interrupt'],
  ],
  ['forwarded mail that is no longer kept', 'forwarding', two, { keep_in_mailbox: false }, ['interrupt']],
  ['an automatic reply that goes', 'auto_reply', { subject: 'x' }, null, ['interrupt']],
  ['SMTP that is opened to other countries', 'smtp_abroad_restriction', true, false, ['expose']],
  ['SMTP that is closed to other countries', 'smtp_abroad_restriction', false, true, ['interrupt']],
  ['a filter that goes', 'mail_filters', filter('trash', 'move'), [], ['delete']],
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
]

const ofVps: readonly Row[] = [
  ['a protection that ends', 'protection', { os_reinstall: true }, { os_reinstall: false }, ['expose']],
  [
    'a packet filter that is switched off',
    'packet_filter',
    { enabled: true },
    { enabled: false },
    ['expose'],
  ],
  [
    'a packet filter that is switched on',
    'packet_filter',
    { enabled: false },
    { enabled: true },
    ['interrupt'],
  ],
  ['a rule that lets everybody in', 'packet_filter_rule', null, ofAll, ['expose'], { around: [] }],
  ['a rule that lets an office in', 'packet_filter_rule', null, ofOffice, [], { around: [] }],
  ['a rule that goes', 'packet_filter_rule', ofOffice, null, ['interrupt'], { around: [ofOffice] }],
  ['a VPS that stops', 'power', 'running', 'stopped', ['interrupt']],
  ['a VPS that starts', 'power', 'stopped', 'running', []],
  ['a reset of a domain', 'reset', null, 'web', ['delete']],
  ['a reboot', 'reboot', null, 'rebooted', ['interrupt']],
  ['a reboot by cutting the power', 'reboot', null, 'rebooted, power cut', ['delete']],
  ['a reinstallation', 'reinstall', null, {}, ['delete']],
  // The allowance of all orders together is an amount.
  ['an order', 'order', null, {}, []],
]

/** Changes of every kind that can have an effect, with the allowances that they need. */
export const effectCases: readonly EffectCase[] = [ofServer, ofSites, ofZones, ofMail, ofVps]
  .flat()
  .map(([what, kind, before, after, needs, around = {}]) => ({ what, kind, before, after, needs, around }))
