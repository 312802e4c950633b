import { Ajv2020 } from 'ajv/dist/2020.js'
import {
  anything,
  array,
  assert,
  constantFrom,
  dictionary,
  letrec,
  object,
  oneof,
  property,
} from 'fast-check'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkForm } from './check-form.ts'
import { suggest } from '../names/suggest.ts'

const published = JSON.parse(
  readFileSync(new URL('../../desired.schema.json', import.meta.url), 'utf8'),
) as object
const validate = new Ajv2020({ strict: false }).compile(published)

/** Values that resemble a file: its property names and values, nested at random. */
const names = [
  ...new Set(
    JSON.stringify(published)
      .match(/"(\w+)":/g)
      ?.map((text) => text.slice(1, -2)),
  ),
]
const values = constantFrom<unknown>(
  1,
  2,
  300,
  'running',
  'web',
  'custom',
  'tcp',
  '80',
  'all',
  true,
  false,
  null,
  'A',
  'www',
  'example.org',
  'utf8mb4',
  '',
  'x'.repeat(501),
)
const { value } = letrec((tie) => ({
  value: oneof(
    { depthSize: 'small' },
    values,
    dictionary(constantFrom(...names), tie('value'), { maxKeys: 4 }),
    array(tie('value'), { maxLength: 3 }),
  ),
}))

test('checkForm accepts exactly the values that Ajv accepts by the published schema', () => {
  assert(
    property(
      oneof(value, dictionary(constantFrom('hosting', 'vps', 'version'), value), anything(), object()),
      (given) => {
        expect([checkForm(given).length === 0, given]).toEqual([validate(given), given])
      },
    ),
    { numRuns: 2_000 },
  )
})

const examples: readonly object[] = [
  { version: 1, vps: { a: { packet_filter: { rules: [{ type: 'custom', protocol: 'icmp' }] } } } },
  { version: 1, vps: { a: { packet_filter: { rules: [{ type: 'custom', protocol: 'tcp' }] } } } },
  {
    version: 1,
    vps: { a: { packet_filter: { rules: Array.from({ length: 21 }, () => ({ type: 'ssh' })) } } },
  },
  { version: 1, hosting: { a: { domains: { b: { spf: null, dkim: true, dns: { records: [] } } } } } },
  { version: 1, hosting: { a: { domains: { b: { spf: {}, mail: { spam_filter: {} } } } } } },
  { version: 1, hosting: { a: { database_users: { b: { password: { generate: 8 } } } } } },
  { version: 1, hosting: { a: { database_users: { b: { password: { generate: 24 } } } } } },
  { version: 1, hosting: { a: { memo: '😀'.repeat(500) } } },
  { version: 1, hosting: { a: { memo: '😀'.repeat(501) } } },
]

test.each(examples.map((example) => [JSON.stringify(example).slice(0, 90), example]))(
  'checkForm reports the same problems as Ajv for %s',
  (_, given) => {
    expect(checkForm(given).length === 0).toBe(validate(given))
  },
)

test('an address in a rule of the type ssh is named as what this type does not take', () => {
  const rules = [{ type: 'ssh', allowed_ip: '192.0.2.1' }]
  expect(checkForm({ version: 1, vps: { a: { packet_filter: { rules } } } })).toEqual([
    {
      path: ['vps', 'a', 'packet_filter', 'rules', 0, 'allowed_ip'],
      message: 'does not go with this type: leave it out, or give another type',
    },
  ])
})

test('native host names and addresses are accepted, and those with punctuation are not', () => {
  const hosts = [
    '例え.jp',
    '𠮷.example',
    'straße.example',
    '佐々木.example',
    'a-1.example.com',
    'a_b.jp',
    'a/b.jp',
    'a b.jp',
    'a:1',
    '例え。jp',
    '例え．jp',
    'a\u0001.jp',
    'a\u200b.jp',
  ]
  const accepted = hosts.filter(
    (host) => checkForm({ version: 1, vps: { a: { reverse_hostname: host } } }).length === 0,
  )
  expect(accepted).toEqual(hosts.slice(0, 5))
})

test('no pattern of the published schema names a Unicode set with \\p, which Python does not know', () => {
  expect(JSON.stringify(published)).not.toMatch(/\\\\[pP]\{/)
})

test('only a similar name is suggested', () => {
  expect(suggest('powr', ['memo', 'power'])).toBe('power')
  expect(suggest('packetFilter', ['packet_filter', 'protection'])).toBe('packet_filter')
  expect(suggest('colour', ['memo', 'power'])).toBeUndefined()
})

test('a form that fills in the defaults of the schema adds no setting to a file', () => {
  const records = [{ host: 'www', type: 'A', content: '203.0.113.9' }]
  const toFile = (dns: object): object => ({
    version: 1,
    hosting: {
      'hw123456.example.jp': {
        ftp: { 'deploy@example.com': {} },
        databases: { shop: {} },
        domains: { 'example.com': { dns } },
      },
    },
  })
  const file = toFile({ records })
  expect(new Ajv2020({ strict: false, useDefaults: true }).compile(published)(file)).toBe(true)
  expect(file).toEqual(toFile({ records, prune: false }))
})
