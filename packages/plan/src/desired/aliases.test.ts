import { expect, test } from 'vitest'
import { problemOf } from '../testing/problem-of.ts'
import { parseDesired } from './parse-desired.ts'

const order =
  '{ plan_id: standard-2gb, period: 12, image_id: debian-13, max_total_price: 25000, root_password: { env: P }, agree_to_terms: true }'

test('an alias stands for its part, and the x- properties that hold parts are dropped', () => {
  const text = [
    'version: 1',
    'x-rules: &rules [{ type: web }, { type: ssh }]',
    'x-filter: &filter { enabled: true, rules: *rules }',
    'vps:',
    '  web-01: { packet_filter: *filter }',
    '  web-02: { packet_filter: { rules: *rules } }',
  ].join('\n')
  const rules = [{ type: 'web' }, { type: 'ssh' }]
  expect(parseDesired(text)).toEqual({
    version: 1,
    vps: { 'web-01': { packet_filter: { enabled: true, rules } }, 'web-02': { packet_filter: { rules } } },
  })
  expect(parseDesired({ version: 1, 'x-rules': rules })).toEqual({ version: 1 })
})

test('an alias names the last part of its name before it', () => {
  const text =
    'version: 1\nx-a: &memo one\nvps: { a: { memo: *memo }, b: { memo: &memo two }, c: { memo: *memo } }\n'
  expect(parseDesired(text).vps).toEqual({ a: { memo: 'one' }, b: { memo: 'two' }, c: { memo: 'two' } })
})

test('a problem in an aliased part is told where the alias stands', () => {
  const text = 'version: 1\nx-a: &a { powr: running }\nvps:\n  web-01: *a\n'
  expect(problemOf(text)).toContain('line 4, column 3: vps.web-01.powr is unknown here: did you mean power?')
})

test.each([
  ['an alias without its anchor', 'vps: { a: *site }', 'has *site, which no & before it names'],
  ['an alias inside of itself', 'x-a: &a { b: *a }', 'has *a inside of itself'],
  [
    'a merge key',
    'x-a: &a { memo: x }\nvps: { b: { <<: *a } }',
    'has a merge key (<<): give an alias for each part',
  ],
])('%s is an error', (_, rest, message) => {
  expect(problemOf(`version: 1\n${rest}\n`)).toContain(message)
})

test('lines of aliases that stand for gigabytes are an error', () => {
  const lines = [
    'x-a: &a [x, x]',
    ...Array.from(
      { length: 30 },
      (_, i) => `x-b${i}: &b${i} [*${i === 0 ? 'a' : `b${i - 1}`}, *a, *${i === 0 ? 'a' : `b${i - 1}`}]`,
    ),
  ]
  expect(problemOf(`version: 1\n${lines.join('\n')}`)).toContain('stand for more than 200000 values')
})

test.each([
  `x-o: &o ${order}\nvps: { a: { order: *o } }`,
  `vps: { a: { order: &o ${order} }, b: { memo: x } }`,
  `vps: { a: &a { order: ${order} }, b: *a }`,
  `x-p: &p standard-2gb\nvps: { a: { order: ${order.replace('standard-2gb', '*p')} } }`,
  `vps: { a: { order: ${order.replace('standard-2gb', '&p standard-2gb')} } }`,
  `vps: &all { a: { order: ${order} } }`,
  `x-a: &a { order: ${order} }\nvps: { b: *a }`,
])('an order that an anchor or an alias can repeat is an error: %s', (rest) => {
  expect(problemOf(`version: 1\n${rest}\n`)).toContain('could be placed more than once: write the order out')
})

test('a database named order can have an alias', () => {
  const text = 'version: 1\nx-d: &d { memo: x }\nhosting: { hw1: { databases: { order: *d, shop: *d } } }\n'
  expect(parseDesired(text).hosting!['hw1']!.databases).toEqual({ order: { memo: 'x' }, shop: { memo: 'x' } })
})

test.each([
  'x-z: &z { prune: true, records: [] }\nhosting: { hw1: { domains: { example.org: { dns: *z } } } }',
  'x-p: &p true\nhosting: { hw1: { domains: { example.org: { dns: { prune: *p, records: [] } } } } }',
  'hosting: { hw1: { prune: &p [cron] }, hw2: { prune: *p } }',
])('a prune that comes with an alias is an error: %s', (rest) => {
  expect(problemOf(`version: 1\n${rest}\n`)).toContain('prune comes with an alias: write it where it deletes')
})

test.each([
  [
    'spf:',
    'hosting: { hw1: { domains: { example.org: { spf: } } } }',
    'hosting.hw1.domains.example.org.spf is empty',
  ],
  [
    'spf: ~',
    'hosting: { hw1: { domains: { example.org: { spf: ~ } } } }',
    'leave out the line to leave it alone',
  ],
  ['spf: Null', 'hosting: { hw1: { domains: { example.org: { spf: Null } } } }', 'or write null'],
  ['a VPS without a value', 'vps:\n  web-01:', 'line 3, column 10: vps.web-01 is empty'],
])('an empty value is an error with both of its readings: %s', (_, rest, message) => {
  expect(problemOf(`version: 1\n${rest}\n`)).toContain(message)
})

test('null is taken by spf, dmarc and auto_reply', () => {
  const site = 'spf: null, dmarc: null, mail: { accounts: { info: { auto_reply: null } } }'
  const text = `version: 1\nhosting: { hw1: { domains: { example.org: { ${site} } } } }\n`
  const { hosting } = parseDesired(text)
  expect(hosting!['hw1']!.domains!['example.org']).toEqual({
    spf: null,
    dmarc: null,
    mail: { accounts: { info: { auto_reply: null } } },
  })
})
