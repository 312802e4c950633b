import { parseDesired } from '@hostwright/plan'
import { expect, test } from 'vitest'
import { onDomain, onServer, server, toOrder } from './plan-scene.ts'

const record = (text: string): string => onDomain(`dns: { records: [{ ${text} }] }`)
const onVps = (text: string): string => `version: 1\nvps: { web-09: { ${text} } }`
const address = 'type: A, content: 192.0.2.1'
const job = `hour: '3', day: '*', month: '*', weekday: '*', command: php a.php`

/** Texts of which a parser makes something else, and beside each the way to write what was meant. */
test.each<[what: string, wrong: string, right: string]>([
  ['a PHP version that is the number 8.1', onDomain('php: 8.10'), onDomain("php: '8.10'")],
  [
    'a TXT that is a number',
    record('host: x, type: TXT, content: 1.10'),
    record("host: x, type: TXT, content: '1.10'"),
  ],
  ['a host that is a number', record(`host: 1e3, ${address}`), record(`host: '1e3', ${address}`)],
  [
    'a grant that is a number',
    onServer('database_users: { app: { password: { generate: 24 }, grants: [007] } }'),
    onServer("database_users: { app: { password: { generate: 24 }, grants: ['007'] } }"),
  ],
  ['a former name that is a number', onVps('was: 007'), onVps("was: '007'")],
  [
    'a minute that is a number',
    onServer(`cron: [{ minute: 0, ${job} }]`),
    onServer(`cron: [{ minute: '0', ${job} }]`),
  ],
  [
    'a price with a separator',
    onVps(`order: ${toOrder().replace('25000', '25_000')}`),
    onVps(`order: ${toOrder()}`),
  ],
  [
    'a price without end',
    onVps(`order: ${toOrder().replace('25000', '.inf')}`),
    onVps(`order: ${toOrder()}`),
  ],
  [
    'a host outside of the domain',
    record(`host: www.example.net., ${address}`),
    record(`host: www.example.net, ${address}`),
  ],
  [
    'terms that are agreed to with a text',
    onVps(`order: ${toOrder().replace('agree_to_terms: true', 'agree_to_terms: yes')}`),
    onVps(`order: ${toOrder()}`),
  ],
  [
    'prune that is a text',
    onDomain("dns: { prune: 'false', records: [] }"),
    onDomain('dns: { prune: false, records: [] }'),
  ],
  [
    'a set, which is read as an empty map',
    onServer('databases: !!set { a, b }'),
    onServer('databases: { a: {}, b: {} }'),
  ],
  [
    'an ordered map, which is read as an empty map',
    onServer('databases: !!omap [a: {}, b: {}]'),
    onServer('databases: { a: {}, b: {} }'),
  ],
  ['a tag of an application, which is dropped', onServer('memo: !vault shop'), onServer('memo: shop')],
  ['a tag of a library, which is dropped', onServer('memo: !!js/function shop'), onServer('memo: shop')],
  [
    'a tag that includes a file, on a map',
    onServer('databases: !include { a: {} }'),
    onServer('databases: { a: {} }'),
  ],
  [
    'a tag behind an alias',
    `version: 1\nx-a: &a !include { a: {} }\nhosting: { ${server}: { databases: *a } }`,
    `version: 1\nx-a: &a { a: {} }\nhosting: { ${server}: { databases: *a } }`,
  ],
  [
    'a section that is empty',
    onServer('prune: [databases], databases:'),
    onServer('prune: [databases], databases: {}'),
  ],
  ['a setting that is empty', onDomain('spf: ~'), onDomain('spf: null')],
  [
    'a setting that is empty behind an alias',
    `version: 1\nx-a: &a ~\nhosting: { ${server}: { domains: { example.com: { spf: *a } } } }`,
    onDomain('spf: null'),
  ],
  [
    'a name with a number’s tag',
    onServer('databases: { !!int 007: {} }'),
    onServer('databases: { 007: {} }'),
  ],
  [
    'a name that is an alias',
    'version: 1\nx-a: &a web-01\nvps: { *a : {} }',
    'version: 1\nvps: { web-01: {} }',
  ],
  [
    'one name in two spellings of JSON',
    '{"version":1,"vps":{"a-1":{},"a\\u002d1":{}}}',
    '{"version":1,"vps":{"a-1":{}}}',
  ],
  ['a second document', `${onServer('memo: a')}\n---\n${onServer('memo: b')}`, onServer('memo: a')],
  ['a text behind the end', `${onServer('memo: a')}\n...\nvps: {}`, `${onServer('memo: a')}\n...\n`],
  [
    'an order behind an alias of all VPSs',
    `version: 1\nx-v: &v { web-08: { order: ${toOrder()} } }\nvps: *v`,
    `version: 1\nvps: { web-08: { order: ${toOrder()} } }`,
  ],
  [
    'a prune behind an alias of a domain',
    `version: 1\nx-d: &d { dns: { prune: true, records: [] } }\nhosting: { ${server}: { domains: { example.com: *d } } }`,
    onDomain('dns: { prune: true, records: [] }'),
  ],
])('%s is an error of the file, and what was meant can be written', (_, wrong, right) => {
  expect(() => parseDesired(wrong)).toThrow(/line \d/)
  expect(() => parseDesired(right)).not.toThrow()
})
