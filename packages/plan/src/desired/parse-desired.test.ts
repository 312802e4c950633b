import { array, assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { DesiredError } from './desired-error.ts'
import { parseDesired } from './parse-desired.ts'

function problemsOf(input: string | object): string[] {
  try {
    parseDesired(input)
    return []
  } catch (error) {
    expect(error).toBeInstanceOf(DesiredError)
    return (error as DesiredError).message.split('\n')
  }
}

test('YAML, JSON and an object are parsed to the same value', () => {
  const expected = { version: 1, vps: { 'web-01': { memo: 'front', power: 'running' } } }
  expect(parseDesired('version: 1\nvps:\n  web-01: { memo: front, power: running }\n')).toEqual(expected)
  expect(parseDesired(JSON.stringify(expected, null, '\t'))).toEqual(expected)
  expect(parseDesired(expected)).toEqual(expected)
})

test.each([
  [
    'an unknown property',
    'version: 1\nvps:\n  web-01:\n    powr: running\n',
    'line 4, column 5: vps.web-01.powr is unknown here: did you mean power?',
  ],
  [
    'a number for a text',
    'version: 1\nvps:\n  a:\n    memo: 8\n',
    'line 4, column 5: vps.a.memo is a whole number: put it in quotes',
  ],
  [
    'a date of YAML 1.1 for a text',
    '%YAML 1.1\n---\nversion: 1\nvps: { a: { memo: 2026-12-01 } }\n',
    'line 4, column 13: vps.a.memo is a date: put it in quotes',
  ],
  [
    'a wrong value',
    'version: 1\nvps: { a: { power: runing } }\n',
    'must be one of running, stopped; did you mean running?',
  ],
  [
    'another version',
    'version: 2\n',
    'line 1, column 1: version is of another format: this package reads version 1',
  ],
  ['no version', 'vps: {}\n', 'lacks version'],
  ['nothing', '', 'is empty: begin with version: 1'],
  [
    'a tab',
    'version: 1\nvps:\n\tweb-01: {}\n',
    'line 3, column 1: the file is indented with a tab: use spaces',
  ],
  ['a name twice', 'version: 1\nversion: 1\n', 'has the same name twice in one map'],
  [
    'a domain without a dot',
    'version: 1\nhosting: { hw1: { domains: { shop: {} } } }\n',
    'hosting.hw1.domains.shop is "shop", which is not a domain name: give one such as example.com',
  ],
  ['half a file', '{"version": 1, "vps": {', 'is neither YAML nor JSON'],
  ['two documents', 'version: 1\n---\nversion: 1\n', 'holds more than one document'],
])('%s is reported with its line', (_, text, message) => {
  expect(problemsOf(text).join('\n')).toContain(message)
})

test('a secret in plain text is rejected, and is not in the error', () => {
  const mail = (password: string): string =>
    `version: 1\nhosting: { hw1: { domains: { example.org: { mail: { accounts: { info: { password: ${password} } } } } } } }\n`
  const [problem] = problemsOf(mail('hunter2hunter2'))
  expect(problem).toContain('is a secret in clear: say where it comes from, as { env: NAME }')
  expect(problem).not.toContain('hunter2')
  expect(problemsOf(mail('{ env: INFO_PASSWORD }'))).toEqual([])
  expect(problemsOf(mail('{ env: A, file: b }')).join()).toContain('file is unknown here')
})

test('records that exclude each other are named', () => {
  const zone = (records: string): string[] =>
    problemsOf(
      `version: 1\nhosting: { hw1: { domains: { example.org: { dns: { records: [${records}] } } } } }\n`,
    )
  expect(
    zone(
      '{ host: www, type: A, content: 192.0.2.1 }, { host: WWW.example.org, type: CNAME, content: example.net }',
    ),
  ).toEqual([expect.stringContaining('records.1 excludes another record: www.example.org is a CNAME')])
  expect(
    zone('{ host: "@", type: TXT, content: a }, { host: example.org, type: TXT, content: \'"a"\' }'),
  ).toEqual([expect.stringContaining('is listed twice')])
  expect(zone('{ host: www, type: A, content: 192.0.2.1, priority: 1 }')).toEqual([
    expect.stringContaining('has a priority, which only MX and SRV have'),
  ])
})

test('two names of the same domain are an error with both names', () => {
  expect(
    problemsOf('version: 1\nhosting: { hw1: { domains: { 例え.jp: {}, xn--r8jz45g.jp: {} } } }\n'),
  ).toEqual([expect.stringContaining('hosting.hw1.domains.xn--r8jz45g.jp is the same as 例え.jp: keep one')])
})

test.each([
  ['example.com: {}, example.com.: {}', 'domains.example.com. is the same as example.com: keep one'],
  ['Example.com: {}, example.com: {}', 'domains.example.com is the same as Example.com: keep one'],
])('two spellings of one domain are an error: %s', (domains, message) => {
  expect(problemsOf(`version: 1\nhosting: { hw1: { domains: { ${domains} } } }\n`)).toEqual([
    expect.stringContaining(message),
  ])
})

test('a database that is granted twice to one user is an error', () => {
  const text = 'version: 1\nhosting: { hw1: { database_users: { app: { grants: [shop, blog, shop] } } } }\n'
  expect(problemsOf(text)).toEqual([
    expect.stringContaining('hosting.hw1.database_users.app.grants.2 is listed twice: keep one'),
  ])
})

test('names are returned in their normal form', () => {
  const text =
    'version: 1\nhosting: { HW1.example.jp.: { domains: { Example.com.: { subdomains: { Shop: {} } } } } }\n'
  expect(parseDesired(text)).toEqual({
    version: 1,
    hosting: { 'hw1.example.jp': { domains: { 'example.com': { subdomains: { shop: {} } } } } },
  })
})

const order =
  'order: { plan_id: standard-2gb, period: 12, image_id: debian-13, max_total_price: 25000, root_password: { env: P }, agree_to_terms: true }'

test.each([
  ['web-02', 'name: shop-front, ', 'vps.web-02.name is not the name that it is ordered under, web-02'],
  ['0a1b2c3d-0000-4000-8000-00000000000f', '', 'is a uuid: give the name that the VPS is ordered under'],
  ['Web_02', '', 'cannot be the name of a VPS'],
])('the key of an order must be its name: %s with %s', (key, name, message) => {
  expect(problemsOf(`version: 1\nvps: { ${key}: { ${name}${order} } }\n`).join('\n')).toContain(message)
})

test('an order under its own name, and a renamed VPS, are no problem', () => {
  expect(
    problemsOf(`version: 1\nvps: { web-02: { name: web-02, ${order} }, front: { was: web-01 } }\n`),
  ).toEqual([])
})

test.each([
  ['vps/web-*', 'vps: { web-01: { memo: front } }', 'vps.web-01 is ignored by vps/web-*'],
  [
    'hosting/*/dns/_acme-challenge.**',
    'hosting: { hw1: { domains: { example.com: { dns: { records: [{ host: _acme-challenge, type: TXT, content: x }] } } } } }',
    'dns.records.0 is ignored by hosting/*/dns/_acme-challenge.**',
  ],
  [
    'hosting/*/mail/info@*',
    'hosting: { hw1: { domains: { example.com: { mail: { accounts: { Info: {} } } } } } }',
    'mail.accounts.Info is ignored by',
  ],
])('a resource that is ignored must not be described: %s', (pattern, text, message) => {
  const file = `version: 1\nignore: ["${pattern}"]\n${text}\n`
  expect(problemsOf(file).join('\n')).toContain(message)
  expect(problemsOf(file.replace(pattern, 'vps/another'))).toEqual([])
})

test('a text of 10 MB and one without end are rejected immediately', () => {
  expect(problemsOf(`version: 1\n${'# x\n'.repeat(2_500_000)}`)).toEqual([
    expect.stringContaining('give fewer than 10000000'),
  ])
  expect(problemsOf('['.repeat(100_000))).toEqual([expect.stringContaining('is nested too deeply')])
})

test('any text is parsed, or rejected with a DesiredError', () => {
  const words = constantFrom(
    'version: 1',
    '\n',
    '  ',
    'vps:',
    'hosting:',
    '- ',
    '{',
    '}',
    '[',
    ']',
    '"',
    "'",
    ': ',
    '|',
    '&a',
    '*a',
    '\t',
    '#',
    '!!js',
    '%',
  )
  assert(
    property(array(words, { maxLength: 30 }), string(), (parts, tail) => {
      problemsOf(parts.join('') + tail)
    }),
    { numRuns: 300 },
  )
})
