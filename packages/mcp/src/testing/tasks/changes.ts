import { act, change, read, server, type Task, uuidOf } from './task.ts'

const servername = server
const domain = 'example.com'

interface Row {
  readonly name: string
  readonly section: string
  readonly file: string
  readonly theirs: readonly [operation: string, args: object]
  readonly write: RegExp
}

const onServer = (content: string): string => `version: 1\nhosting: { ${server}: { ${content} } }`
const onDomain = (content: string): string => onServer(`domains: { ${domain}: { ${content} } }`)
const onVps = (content: string): string => `version: 1\nvps: { web-01: { ${content} } }`

const records = ['blog', 'shop', 'api', 'static', 'status'].map((host, index): Row => {
  const content = `203.0.113.${index + 20}`
  return {
    name: `plan: ${host}.${domain} leads to ${content}`,
    section: 'file.hosting.domains.dns',
    file: onDomain(`dns: { records: [{ host: ${host}, type: A, content: ${content} }] }`),
    theirs: ['createDnsRecord', { servername, domain, host, type: 'A', content }],
    write: /^POST .+\/dns$/,
  }
})

const others: readonly Row[] = [
  {
    name: 'plan: a memo of the server',
    section: 'file.hosting',
    file: onServer('memo: production'),
    theirs: ['updateHostingMemo', { servername, memo: 'production' }],
    write: /^PUT .+\/memo$/,
  },
  {
    name: 'plan: a database',
    section: 'file.hosting.databases',
    file: onServer('databases: { shop: { character_set: utf8mb4 } }'),
    theirs: ['createDatabase', { servername, name_suffix: 'shop', character_set: 'utf8mb4' }],
    write: /^POST .+\/db$/,
  },
  {
    name: 'plan: a memo of a domain',
    section: 'file.hosting.domains',
    file: onDomain('memo: main site'),
    theirs: ['updateDomain', { servername, domain, memo: 'main site' }],
    write: /^PUT .+\/domain\//,
  },
  {
    name: 'plan: DKIM on',
    section: 'file.hosting.domains',
    file: onDomain('dkim: true'),
    theirs: ['updateDkimSetting', { servername, domain, enabled: true }],
    write: /^PUT .+\/dkim\//,
  },
  {
    name: 'plan: another PHP version',
    section: 'file.hosting.domains',
    file: onDomain("php: '8.2'"),
    theirs: ['updatePhpVersion', { servername, domain, version: '8.2' }],
    write: /^PUT .+\/php-version\//,
  },
]

const ofVps: readonly Row[] = [
  {
    name: 'plan: a memo of a VPS',
    section: 'file.vps',
    file: onVps('memo: front'),
    theirs: ['updateVpsMemo', { memo: 'front' }],
    write: /^PUT .+\/memo$/,
  },
  {
    name: 'plan: a reverse hostname',
    section: 'file.vps',
    file: onVps('reverse_hostname: web.example.com'),
    theirs: ['updateVpsReverseDns', { hostname: 'web.example.com' }],
    write: /^PUT .+\/reverse-dns$/,
  },
  {
    name: 'plan: no reinstall of a VPS',
    section: 'file.vps',
    file: onVps('protection: { os_reinstall: true }'),
    theirs: ['updateVpsProtection', { os_reinstall: true }],
    write: /^PUT .+\/protection$/,
  },
  {
    name: 'plan: a port of a VPS',
    section: 'file.vps.packet_filter',
    file: onVps('packet_filter: { rules: [{ type: web }] }'),
    theirs: ['createPacketFilterRule', { type: 'web' }],
    write: /^POST .+\/rules$/,
  },
  {
    name: 'stop a VPS',
    section: 'file.vps',
    file: onVps('power: stopped'),
    theirs: ['stopVps', {}],
    write: /^POST .+\/power\/stop$/,
  },
]

const planned = [...records, ...others].map(({ section, file, theirs: [operation, args], ...row }): Task => ({
  ...row,
  ours: (call) => change(call, section, { file }),
  theirs: async (call) => void (await call(operation, args)),
}))

const plannedOnVps = ofVps.map(({ section, file, theirs: [operation, args], ...row }): Task => ({
  ...row,
  ours: (call) => change(call, section, { file }),
  async theirs(call) {
    const uuid = uuidOf(await call('listVpsServers', {}))
    await call(operation, { uuid, ...args })
  },
}))

const moves = [30, 31, 32, 33].map((last): Task => {
  const content = `203.0.113.${last}`
  const kept = '{ host: www, type: CNAME, content: example.com }'
  return {
    name: `move: ${domain} to ${content}`,
    write: /^PUT .+\/dns\/|^POST .+\/dns$/,
    async ours(call) {
      await read(call, 'listDnsRecords', { servername, domain })
      const list = `[{ host: "@", type: A, content: ${content} }, ${kept}]`
      await change(call, 'file.hosting.domains.dns', {
        file: onDomain(`dns: { prune: true, records: ${list} }`),
      })
    },
    async theirs(call) {
      const { records: listed } = (await call('listDnsRecords', { servername, domain })) as {
        records: { id: number; type: string }[]
      }
      const { id } = listed.find(({ type }) => type === 'A')!
      await call('updateDnsRecord', { servername, dns_id: id, domain, host: '@', type: 'A', content })
    },
  }
})

const actions = [
  { action: 'reboot', vps: 'web-01' },
  { action: 'power_cycle', vps: 'web-01' },
  { action: 'reset', hosting: server, domain, type: 'web' },
  { action: 'reset', hosting: server, domain, type: 'all' },
].map((action): Task => ({
  name: `${action.action} ${action.vps ?? `the ${action.type} of ${domain}`}`,
  write: action.vps === undefined ? /^POST .+\/reset$/ : /^POST .+\/power\/reboot$/,
  ours: (call) => act(call, { actions: [action] }),
  async theirs(call) {
    if (action.vps === undefined) await call('resetDomain', { servername, domain, type: action.type })
    else {
      const uuid = uuidOf(await call('listVpsServers', {}))
      await call('rebootVps', { uuid, force: action.action === 'power_cycle' })
    }
  },
}))

const wait: Task = {
  name: 'reboot and wait until it runs',
  write: /^POST .+\/power\/reboot$/,
  async ours(call) {
    await act(call, { actions: [{ action: 'reboot', vps: 'web-01' }] })
    const uuid = uuidOf(await read(call, 'listVpsServers'))
    await call('wait', {
      operation: 'getVpsPower',
      parameters: { uuid },
      property: 'power.status',
      values: ['running'],
    })
  },
  async theirs(call) {
    const uuid = uuidOf(await call('listVpsServers', {}))
    await call('rebootVps', { uuid })
    await call('time passes', { minutes: 1 })
    await call('getVpsPower', { uuid })
  },
}

/** All tasks that write. */
export const changes: readonly Task[] = [...planned, ...plannedOnVps, ...moves, ...actions, wait]
