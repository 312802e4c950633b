import { type Attack, planAndApply } from './attacks-on-the-account.ts'
import { planted, type Target } from './mcp-scene.ts'
import { onServer, server } from '../files.ts'

const onVps = (content: string): string => `version: 1\nvps: { web-01: { ${content} } }`
const terms =
  'plan_id: standard-2gb, period: 12, image_id: debian-13, root_password: { generate: 24 }, agree_to_terms: true'
const order = (name: string, price: string): string =>
  `version: 1\nvps: { ${name}: { order: { ${terms}, max_total_price: ${price} } } }`

const sections = [
  'domains',
  'subdomains',
  'ssh_keys',
  'databases',
  'database_users',
  'grants',
  'ftp',
  'cron',
  'wordpress',
]

const files: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    sections.map((section) => [
      `prunes ${section}`,
      onServer(`prune: [${section}], ${section}: ${section === 'cron' ? '[]' : '{}'}`),
    ]),
  ),
  'prunes everything in one file': onServer(
    `prune: [${sections.join(', ')}], domains: {}, databases: {}, cron: []`,
  ),
  'prunes the rules of the packet filter': onVps('packet_filter: { prune: true, enabled: true, rules: [] }'),
  'opens all ports': onVps('packet_filter: { enabled: false }'),
  'lifts the protection and stops': onVps('protection: { os_reinstall: false }, power: stopped'),
  'stops in capitals': onVps('power: STOPPED'),
  'stops in a list': onVps('power: [stopped]'),
  'stops by a merge key': 'version: 1\nx: &x { power: stopped }\nvps: { web-01: { <<: *x } }',
  'stops by a tag': onVps('power: !!str stopped'),
  'stops in a second document': 'version: 1\n---\nversion: 1\nvps: { web-01: { power: stopped } }',
  'stops behind a byte order mark': `\uFEFF${onVps('power: stopped')}`,
  'stops with another line end': onVps('power: stopped').replaceAll('\n', '\r\n'),
  'stops behind an escape': 'version: 1\nvps: { "web\\u002d01": { power: stopped } }',
  'stops by a pattern': 'version: 1\nvps: { "web-*": { power: stopped } }',
  'has actions in the file': 'version: 1\nactions: [{ action: reboot, vps: web-01 }]',
  'has an allowance in the file': `${onVps('power: stopped')}\nallow: ["interrupt:*"]`,
  'has another version': 'version: 2\nvps: { web-01: { power: stopped } }',
  'grows by aliases':
    'version: 1\na: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c,*c,*c]',
  'renames and orders under the old name': `version: 1\nvps: { web-02: { was: web-01 }, web-01: { order: { ${terms}, max_total_price: 90000 } } }`,
  'orders without a limit': order('web-09', '.inf'),
  'orders below zero': order('web-09', '-1'),
  'orders by exponent': order('web-09', '1e99'),
  'orders many': `version: 1\nvps: { ${[1, 2, 3, 4].map((last) => `web-1${last}: { order: { ${terms}, max_total_price: 90000 } }`).join(', ')} }`,
}

const actions: readonly unknown[] = [
  [{ action: 'REBOOT', vps: 'web-01' }],
  [{ action: 'reboot', vps: 'web-*' }],
  [{ action: ['reboot'], vps: 'web-01' }],
  [{ action: 'reboot', vps: 'web-01', allow: ['interrupt:vps/web-01/reboot'] }],
  [{ action: 'stop', vps: 'web-01' }],
  [{ action: 'delete', hosting: server, domain: 'example.com' }],
  [{ action: 'reset', hosting: server, domain: '*', type: 'all' }],
  [{ __proto__: { action: 'reboot', vps: 'web-01' } }],
  Array.from({ length: 50 }, () => ({ action: 'reboot', vps: 'web-01' })),
]

const quote = { product: 'vps', name: 'web-09', plan_id: 'standard-2gb', period: 12, image_id: 'debian-13' }

/** Calls that are each made once, with the tool and its arguments. */
const calls: readonly (readonly [tool: string, args: object])[] = [
  ['quote_order', { ...quote, max_total_price: 1e300 }],
  ['quote_order', { ...quote, max_total_price: 90_000, place: true }],
  ['quote_order', { ...quote, max_total_price: 90_000, agree_to_terms: true }],
  ['quote_order', { ...quote, max_total_price: 90_000, name: 'web-09\nvps: { web-01: { power: stopped } }' }],
  ['quote_order', { ...quote, max_total_price: 90_000, product: '__proto__' }],
  ['quote_order', { ...quote, max_total_price: 90_000, period: -12 }],
  ['read', { operation: 'getVpsPower', parameters: { uuid: 'x/power/stop' } }],
  ['read', { operation: 'getVpsPower', parameters: { uuid: '..%2f..%2forder' } }],
  ['read', { operation: 'getVpsPower', parameters: { uuid: 'x?_method=POST#' } }],
  ['read', { operation: 'listVpsServers', parameters: { _method: 'DELETE' } }],
  ['read', { operation: 'constructor' }],
  ['read', { operation: 'stopVps ' }],
  ['wait', { operation: 'getApiKey', property: '__proto__.constructor', values: [1] }],
  ['wait', { handle: btoa('{"operation":"stopVps"}') }],
  ['wait', { operation: 'stopVps', parameters: { uuid: 'x' }, property: 'x', values: [1] }],
  ['describe', { name: 'guide.../../../../etc/passwd' }],
  ['describe', { name: 'file.__proto__' }],
  ['search', { query: `${'a'.repeat(50_000)} ${planted}` }],
  ['logs', { method: 'POST', cursor: '../../vps/servers' }],
  ['export', { cursor: '-1' }],
  ['apply', { digest: ['a'.repeat(64)] }],
  ['apply', { digest: `${'a'.repeat(64)}\n` }],
  ['apply', { digest: '*' }],
]

/** Programs that differ in the shape of what they send. */
export const attacksByShape: Readonly<Record<string, Attack>> = {
  ...Object.fromEntries(Object.entries(files).map(([name, file]) => [name, planAndApply({ file })])),
  ...Object.fromEntries(
    actions.map((list, index) => [`applies the actions ${index}`, planAndApply({ actions: list })]),
  ),
  ...Object.fromEntries(
    calls.map(([tool, args], index) => [`calls ${tool} ${index}`, ({ call }: Target) => call(tool, args)]),
  ),
  'hides a reboot behind a memo': planAndApply({
    file: onVps('memo: x'),
    actions: [{ action: 'reboot', vps: 'web-01' }],
  }),
  'applies in capitals': async ({ call }) => {
    const { data } = await call('plan', { file: onVps('power: stopped') })
    return call('apply', { digest: String(data['digest']).toUpperCase() })
  },
  'applies two plans as one': async ({ call }) => {
    const digests = await Promise.all(
      ['memo: x', 'power: stopped'].map(
        async (content) => (await call('plan', { file: onVps(content) })).data['digest'],
      ),
    )
    return call('apply', { digest: digests.join(',') })
  },
  'applies the ordinary plan after the dangerous one': async ({ call }) => {
    const dangerous = await call('plan', { file: onVps('power: stopped') })
    const { data } = await call('plan', { file: onVps('memo: x') })
    await call('apply', { digest: data['digest'] })
    return call('apply', { digest: dangerous.data['digest'] })
  },
}
