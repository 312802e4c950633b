import { assert, property, stringMatching } from 'fast-check'
import { expect, test } from 'vitest'
import { problemOf } from '../testing/problem-of.ts'
import { parseDesired } from './parse-desired.ts'
import { planAccount } from '../engine/plan-account.ts'
import { setUp } from '../testing/set-up.ts'

const order =
  'order: { plan_id: standard-2gb, period: 12, image_id: debian-13, max_total_price: 25000, root_password: { env: P }, agree_to_terms: true }'

test('007 orders a VPS named 007, not 7', async () => {
  const { client } = await setUp()
  const file = parseDesired(`version: 1\nvps:\n  007: { ${order} }\n`)
  const { changes } = await planAccount(client, file, { resolveSecret: () => 'Correct-Horse-7' })
  expect(changes.map(({ address, action }) => [address, action])).toEqual([['vps/007', 'order']])
})

test('a mailbox 0123 that the file names is kept by prune', async () => {
  const { client } = await setUp({ assumptions: { 'ownership-check': 'no-record-needed' } })
  const server = 'hw123456.example.jp'
  const mail = (user: string): string =>
    `version: 1\nhosting: { ${server}: { domains: { example.com: { mail: { prune: true, accounts: { ${user}: { password: { env: P } } } } } } } }\n`
  const options = { resolveSecret: () => 'Correct-Horse-7' }
  const { changes } = await planAccount(client, parseDesired(mail('0123')), options)
  expect(changes.map(({ address }) => address)).toContain(`hosting/${server}/mail/0123@example.com`)
})

test.each(['007', '0x1F', '1e3', '1.0', 'true', 'null', 'yes', '2026-11-28', '.5', '+1'])(
  'the name %s is the text that is written, quoted or not',
  (name) => {
    const expected = { version: 1, vps: { [name]: {} } }
    const file = (key: string): string => `version: 1\nvps:\n  ${key}: {}\n`
    expect(parseDesired(file(name))).toEqual(expected)
    expect(parseDesired(file(`"${name}"`))).toEqual(expected)
    expect(parseDesired(JSON.stringify(expected))).toEqual(expected)
  },
)

test('any name of letters, digits, dots and signs is read as it is written', () => {
  assert(
    property(stringMatching(/^[0-9A-Za-z_.+][0-9A-Za-z_.+-]{0,8}$/), (name) => {
      const { vps } = parseDesired(`version: 1\nvps: { ${name}: {} }\n`)
      expect(Object.keys(vps!)).toEqual([name])
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['7: {}\n  "7": {}', 'line 4, column 3: the file has the same name twice in one map: keep one'],
  [
    '~: {}',
    'line 3, column 3: the file has a name ~, which YAML reads as empty: put it in quotes, or give a name',
  ],
  [': {}', 'line 3, column 3: the file has an empty name: give a name'],
  ['"": {}', 'vps. is an empty name: give a name'],
  ['? [a]\n  : {}', 'the file has a name that is no text: write it on one line, plain or in quotes'],
  ['? |\n    a\n  : {}', 'the file has a name that is no text: write it on one line, plain or in quotes'],
  ['!!int 7: {}', 'the file has a name that is no text: write it on one line, plain or in quotes'],
])('a name that is no text, empty or there twice is an error: %s', (entries, message) => {
  expect(problemOf(`version: 1\nvps:\n  ${entries}\n`)).toContain(message)
})

test.each([
  ['hosting: { "": {} }', 'hosting. is an empty name: give a name'],
  ['hosting: { hw1: { databases: { "": {} } } }', 'databases. is an empty name'],
  ['hosting: { hw1: { database_users: { "": {} } } }', 'database_users. is an empty name'],
  ['hosting: { hw1: { ssh_keys: { "": { public_key: k } } } }', 'ssh_keys. is an empty name'],
  [
    'hosting: { hw1: { ftp: { deploy: {} } } }',
    'ftp.deploy is not the name of an FTP account: give user@domain',
  ],
  [
    'hosting: { hw1: { domains: { example.org: { mail: { accounts: { "": {} } } } } } }',
    'mail.accounts. is an empty name',
  ],
])('a name that its kind cannot have is an error: %s', (entries, message) => {
  expect(problemOf(`version: 1\n${entries}\n`)).toContain(message)
})
