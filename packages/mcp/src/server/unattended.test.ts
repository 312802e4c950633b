import type { Change } from '@hostwright/plan'
import type { Client } from '@modelcontextprotocol/client'
import { expect, test } from 'vitest'
import { type Era, eras, type Scene, setUp } from '../testing/scene.ts'
import { onDomain, onServer, server } from '../testing/files.ts'

const onVps = (text: string): string => `version: 1\nvps: { web-01: { ${text} } }`
const records = (...all: readonly string[]): string => onDomain(`dns: { records: [${all.join(', ')}] }`)
const mailbox = (user: string, more: string): string =>
  onDomain(`mail: { accounts: { ${user}: { ${more} } } }`)
const generated = 'password: { generate: 24 }'
const job = 'minute: "0", hour: "3", day: "*", month: "*", weekday: "*"'

const condition = { keyword: 'x', field: 'subject', match_type: 'contain' }

interface Input {
  readonly file?: string
  readonly actions?: readonly object[]
}

/** Files and actions of every kind. A name that begins with `+` is on the list. */
const inputs: Readonly<Record<Change['at']['kind'], Readonly<Record<string, string | Input>>>> = {
  memo: { '+empty': onServer('memo: new') },
  vps_memo: { '+empty': onVps('memo: new') },
  ssh: {
    on: onServer('ssh: { ssh_enabled: true }'),
    abroad: onServer('ssh: { abroad_access_restriction: false }'),
  },
  ssh_keys: {
    new: onServer(
      'ssh_keys: { x: { public_key: "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJ0e2mJ0e2mJ0e2mJ0e2mJ0e2mJ0e2mJ0e2mJ0e2mJ0e x" } }',
    ),
  },
  domains: { new: onServer('domains: { example.net: {} }'), '+memo': onDomain('memo: new') },
  subdomains: {
    '+new': onDomain('subdomains: { shop: {} }'),
    '+memo': onDomain('subdomains: { shop: { memo: new } }'),
    ssl: onDomain('subdomains: { shop: { ssl: true } }'),
    taken: onDomain('subdomains: { www: {} }'),
  },
  databases: {
    '+new': onServer('databases: { shop: {} }'),
    '+character_set': onServer('databases: { shop: { character_set: utf8mb4 } }'),
    '+memo': onServer('databases: { shop: { memo: new } }'),
  },
  database_users: {
    '+new': onServer(`database_users: { app: { ${generated} } }`),
    '+memo': onServer(`database_users: { app: { ${generated}, memo: new } }`),
    env: onServer('database_users: { app: { password: { env: APP } } }'),
  },
  grants: {
    '+both': onServer(`databases: { shop: {} }, database_users: { app: { ${generated}, grants: [shop] } }`),
  },
  ftp: { new: onServer(`ftp: { x@example.com: { ${generated}, directory: / } }`) },
  cron: { new: onServer(`cron: [{ ${job}, command: rm -rf /home }]`) },
  ssl: { off: onDomain('ssl: false') },
  php: { new: onDomain('php: "8.1"') },
  dns: {
    '+own address': records('{ host: app, type: A, content: 198.18.0.1 }'),
    '+own name': records('{ host: app, type: CNAME, content: example.com }'),
    '+ttl': records('{ host: app, type: A, content: 203.0.113.1, ttl: 300 }'),
    stranger: records('{ host: app, type: A, content: 203.0.113.99 }'),
    'strange name': records('{ host: app, type: CNAME, content: app.example.net }'),
    text: records('{ host: app, type: TXT, content: hello }'),
    spf: records('{ host: "@", type: TXT, content: v=spf1 +all }'),
    mx: records('{ host: app, type: MX, content: mail.example.net, priority: 10 }'),
    apex: records('{ host: "@", type: AAAA, content: "2001:db8::1" }'),
    wildcard: records('{ host: "*", type: A, content: 198.18.0.1 }'),
    'in use': records('{ host: www, type: CNAME, content: hw123456.example.jp }'),
    acme: records('{ host: _acme-challenge, type: CNAME, content: example.com }'),
  },
  spf: { all: onDomain('spf: { spf_record: v=spf1 +all }') },
  dkim: { on: onDomain('dkim: true') },
  dmarc: {
    none: onDomain(
      'dmarc: { policy: reject, report_enabled: true, notification_mail_addresses: [x@example.net] }',
    ),
  },
  mail: {
    '+new': mailbox('sales', generated),
    '+memo': mailbox('sales', `${generated}, memo: new`),
    quota: mailbox('sales', `${generated}, quota_mb: 100`),
    env: mailbox('sales', 'password: { env: SALES }'),
    admin: mailbox('Admin', generated),
    postmaster: mailbox('postmaster', generated),
  },
  forwarding: {
    new: mailbox('sales', `${generated}, forwarding: { addresses: [x@example.net] }`),
  },
  auto_reply: { new: mailbox('sales', `${generated}, auto_reply: { from_name: a, subject: b, body: c }`) },
  mail_filters: {
    deletes: onDomain(
      `mail: { filters: [{ conditions: ${JSON.stringify([condition])}, action: { type: trash, method: move } }] }`,
    ),
  },
  spam_filter: { deletes: onDomain('mail: { spam_filter: { detection_action: delete } }') },
  smtp_abroad_restriction: { off: onDomain('mail: { smtp_abroad_restriction: false }') },
  wordpress: {
    over: onDomain(
      'wordpress: { example.com: { title: x, admin_username: owner, admin_password: { generate: 24 }, admin_email: x@example.com } }',
    ),
  },
  vps_name: { other: 'version: 1\nvps: { web-02: { was: web-01 } }' },
  vps_reverse_hostname: { other: onVps('reverse_hostname: example.net') },
  protection: { on: onVps('protection: { os_reinstall: true }') },
  packet_filter: { on: onVps('packet_filter: { enabled: true, rules: [] }') },
  packet_filter_rule: { ssh: onVps('packet_filter: { enabled: false, rules: [{ type: ssh }] }') },
  power: { stop: onVps('power: stopped') },
  reset: { all: { actions: [{ action: 'reset', hosting: server, domain: 'example.com', type: 'all' }] } },
  reboot: { once: { actions: [{ action: 'reboot', vps: 'web-01' }] } },
  reinstall: {
    once: {
      actions: [
        { action: 'reinstall', vps: 'web-01', image_id: 'debian-13', root_password: { generate: 24 } },
      ],
    },
  },
  order: {
    vps: 'version: 1\nvps: { web-09: { order: { plan_id: standard-2gb, period: 12, image_id: debian-13, max_total_price: 90000, root_password: { generate: 24 }, agree_to_terms: true } } }',
  },
}

const cases = Object.entries(inputs).flatMap(([kind, all]) =>
  Object.entries(all).map(([name, given]) => ({
    name: `${kind} ${name.replace(/^\+/, '')}`,
    isListed: name.startsWith('+'),
    input: typeof given === 'string' ? { file: given } : given,
  })),
)

type Called = { isError?: boolean | undefined; structuredContent?: unknown }
type Behaviour = (client: Client, name: string, args: Record<string, unknown>) => Promise<Called>

/** How clients call. */
const behaviours: Readonly<Record<string, Behaviour>> = {
  'calls once': (client, name, args) => client.callTool({ name, arguments: args }),
  'confirms wherever it can': async (client, name, args) => {
    const more = { ...args, confirm: true, force: true, allow: ['delete', 'expose'] }
    await client.callTool({ name, arguments: more }).catch(() => undefined)
    return client.callTool({ name, arguments: args })
  },
  'calls again and again': async (client, name, args) => {
    await client.callTool({ name, arguments: args })
    return client.callTool({ name, arguments: args })
  },
}

async function connect(scene: Scene, line: string, era: Era): Promise<Client> {
  const client = await scene.connect(`${line} --secrets ${scene.folder}/secrets`, {
    era,
    capabilities: { elicitation: { form: {} } },
  })
  client.setRequestHandler('elicitation/create', () => ({ action: 'accept', content: { confirm: true } }))
  return client
}

const everything = '--allow write --allow delete --allow expose --spend 1000000'
const clients = Object.keys(behaviours).flatMap((behaviour) =>
  (Object.keys(eras) as Era[]).map((era) => ({ behaviour, era })),
)

test.each(clients)(
  'of files of all kinds, those of the list are applied and no others, to a client that $behaviour ($era)',
  async ({ behaviour, era }) => {
    const call = behaviours[behaviour]!
    const applied: string[] = []
    const unplanned: unknown[] = []
    for (const { name, input } of cases) {
      const scene = await setUp()
      const client = await connect(scene, everything, era)
      const planned = await call(client, 'plan', { ...input })
      const { digest, changes } = planned.structuredContent as { digest?: string; changes?: unknown[] }
      if (!changes?.length) unplanned.push([name, planned.structuredContent])
      await call(client, 'apply', { digest })
      if (scene.writes().length > 0) applied.push(name)
    }
    const listed = cases.filter(({ isListed }) => isListed).map(({ name }) => name)
    expect(listed.length).toBeGreaterThanOrEqual(15)
    expect({ applied, unplanned }).toEqual({ applied: listed, unplanned: [] })
  },
  120_000,
)
