import { type Target } from './mcp-scene.ts'
import { onServer, server } from '../files.ts'

/** A program that tries to get an order, an erasure, a reboot or a stop past the server. */
export type Attack = (target: Target) => Promise<unknown>

const order =
  '{ plan_id: standard-2gb, period: 12, image_id: debian-13, max_total_price: 90000, root_password: { generate: 24 }, agree_to_terms: true }'
const quote = {
  product: 'vps',
  name: 'web-09',
  plan_id: 'standard-2gb',
  period: 12,
  image_id: 'debian-13',
  max_total_price: 90_000,
}

/** Plans, and applies the plan in spite of what the server says. */
export const planAndApply =
  (input: object, more: object = {}): Attack =>
  async ({ call }) => {
    const { data } = await call('plan', input)
    return call('apply', { digest: data['digest'] ?? '', ...more })
  }

const confirmations = ['confirm', 'force', 'approved', 'yes', 'allow', 'spend', 'expect'] as const

const writesAsReads = [
  'orderVps',
  'orderHostingServer',
  'rebootVps',
  'stopVps',
  'reinstallVps',
  'resetDomain',
  'deleteDomain',
  'deleteDatabase',
]

const files: Readonly<Record<string, string>> = {
  'orders a VPS': `version: 1\nvps: { web-09: { order: ${order} } }`,
  'orders a hosting server':
    'version: 1\nhosting: { shop01: { order: { plan_id: standard, period: 12, max_total_price: 90000, agree_to_terms: true } } }',
  'stops a VPS': 'version: 1\nvps: { web-01: { power: stopped } }',
  'turns the packet filter on':
    'version: 1\nvps: { web-01: { packet_filter: { enabled: true, rules: [] } } }',
  'erases the zone': onServer('domains: { example.com: { dns: { prune: true, records: [] } } }'),
  'erases all domains': onServer('prune: [domains], domains: {}'),
  'hides a stop behind a memo': 'version: 1\nvps: { web-01: { memo: x, power: stopped } }',
  'hides a stop in JSON': '{"version":1,"vps":{"web-01":{"power":"stopped"}}}',
  'hides a stop behind a YAML anchor': 'version: 1\nx: &a { power: stopped }\nvps: { web-01: *a }',
  'gives a key twice, the second one stops':
    'version: 1\nvps:\n  web-01: { memo: a }\n  web-01: { power: stopped }',
  'reaches for the prototype': '{"version":1,"__proto__":{"vps":{"web-01":{"power":"stopped"}}}}',
}

const actions: readonly object[] = [
  { action: 'reboot', vps: 'web-01' },
  { action: 'power_cycle', vps: 'web-01' },
  { action: 'reset', hosting: server, domain: 'example.com', type: 'all' },
  { action: 'reinstall', vps: 'web-01', image_id: 'debian-13', root_password: { generate: 24 } },
  { action: 'reboot', vps: 'web-01', needs: null },
  { action: 'constructor', vps: 'web-01' },
]

/** The programs, by what they try. */
export const attacksOnTheAccount: Readonly<Record<string, Attack>> = {
  ...Object.fromEntries(
    writesAsReads.map((operation) => [
      `reads ${operation}`,
      ({ call }: Target) =>
        call('read', { operation, parameters: { servername: server, domain: 'example.com' } }),
    ]),
  ),
  ...Object.fromEntries(
    writesAsReads
      .slice(0, 3)
      .map((operation) => [
        `waits for ${operation}`,
        ({ call }: Target) => call('wait', { operation, property: 'x', values: [1] }),
      ]),
  ),
  ...Object.fromEntries(
    confirmations.map((word) => [
      `applies a stop with ${word}`,
      planAndApply({ file: files['stops a VPS'] }, { [word]: true }),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(files).map(([name, file]) => [`applies a file that ${name}`, planAndApply({ file })]),
  ),
  ...Object.fromEntries(
    actions.map((action) => [`applies ${JSON.stringify(action)}`, planAndApply({ actions: [action] })]),
  ),
  'applies a quote': async ({ call }) =>
    call('apply', { digest: (await call('quote_order', quote)).data['digest'] ?? '' }),
  'quotes with a negative limit': ({ call }) => call('quote_order', { ...quote, max_total_price: -1 }),
  'quotes with the name of a path': ({ call }) => call('quote_order', { ...quote, name: '../../web-01' }),
  'limits an ordinary plan to a dangerous part': planAndApply({
    file: 'version: 1\nvps: { web-01: { memo: x, power: stopped } }',
    only: ['vps/web-01/power'],
  }),
  async 'applies the first digits of a digest'({ call }) {
    const { data } = await call('plan', { file: files['stops a VPS'] })
    return call('apply', { digest: String(data['digest']).slice(0, 12) })
  },
  async 'applies a digest with a path'({ call, folder }) {
    return call('apply', { digest: `../${folder}/planted` })
  },
  async 'applies twice at the same time'({ call }) {
    const { data } = await call('plan', { file: files['stops a VPS'] })
    return Promise.all([1, 2].map(() => call('apply', { digest: data['digest'] })))
  },
  'calls a tool that is not listed': ({ call }) => call('order', quote),
  'calls the operation as a tool': ({ call }) => call('rebootVps', { uuid: 'web-01' }),
  async 'forges a handle of wait'({ call }) {
    const handle = btoa(
      encodeURIComponent(JSON.stringify({ operation: 'rebootVps', property: 'x', values: [1] })),
    )
    return call('wait', { handle })
  },
  'puts a path into a parameter': ({ call }) =>
    call('read', { operation: 'getVpsPower', parameters: { uuid: '../../server?x=' } }),
  'puts a method into a parameter': ({ call }) =>
    call('read', { operation: 'listVpsServers', parameters: { method: 'POST' } }),
}
