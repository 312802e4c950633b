import { expect, test } from 'vitest'
import { DesiredError } from './desired-error.ts'
import { parseDesired } from './parse-desired.ts'

function read(...texts: readonly string[]) {
  return parseDesired(
    texts.map((text, index) => ({ name: `${index + 1}.yaml`, text: `version: 1\n${text}` })),
  )
}

function messageOf(...texts: readonly string[]): string {
  try {
    read(...texts)
  } catch (error) {
    expect(error).toBeInstanceOf(DesiredError)
    return (error as DesiredError).message
  }
  return ''
}

test('files that describe different resources are joined', () => {
  expect(
    read(
      'ignore: [vps/lab-*]\nvps: { web-01: { memo: front } }\n',
      'ignore: [vps/old-*]\nkeep: ["**/TXT"]\nvps: { web-01: { power: running }, web-02: {} }\n',
    ),
  ).toEqual({
    version: 1,
    ignore: ['vps/lab-*', 'vps/old-*'],
    keep: ['**/TXT'],
    vps: { 'web-01': { memo: 'front', power: 'running' }, 'web-02': {} },
  })
})

test('a resource in two files is an error with both lines, in any spelling', () => {
  expect(messageOf('vps: { web-01: { memo: a } }\n', 'vps:\n  web-01:\n    memo: b\n')).toBe(
    '1.yaml, line 2, column 18: vps.web-01.memo is in two files, 1.yaml line 2 and 2.yaml line 4: keep one',
  )
  expect(
    messageOf(
      'hosting: { hw1: { domains: { example.com: { php: "8.3" } } } }\n',
      'hosting: { HW1: { domains: { Example.com.: { php: "8.2" } } } }\n',
    ),
  ).toContain(
    'hosting.hw1.domains.example.com.php is in two files, 1.yaml line 2 and 2.yaml line 2: keep one',
  )
})

test.each([
  [
    'records',
    'hosting: { hw1: { domains: { example.com: { dns: { prune: true, records: [] } } } } }\n',
    'hosting: { hw1: { domains: { example.com: { dns: { records: [] } } } } }\n',
  ],
  [
    'domains',
    'hosting: { hw1: { prune: [domains], domains: { example.com: {} } } }\n',
    'hosting: { hw1: { domains: { example.org: {} } } }\n',
  ],
  [
    'subdomains',
    'hosting: { hw1: { domains: { example.com: { subdomains: { shop: {} } } } } }\n',
    'hosting: { hw1: { prune: [subdomains] } }\n',
  ],
])('a list of %s in one file cannot be pruned by another', (_, one, other) => {
  expect(messageOf(one, other)).toContain('is pruned in one file and listed in another')
})

test('a value of several parts cannot be split between two files', () => {
  const password = (source: string): string =>
    `hosting: { hw1: { database_users: { app: { password: ${source} } } } }\n`
  expect(messageOf(password('{ env: A }'), password('{ file: b }'))).toContain('password')
})

test('a problem names the file that it is in', () => {
  expect(messageOf('vps: {}\n', 'vps: { a: { powr: running } }\n')).toBe(
    '2.yaml, line 2, column 13: vps.a.powr is unknown here: did you mean power? Known are memo, name, was, reverse_hostname, power, protection, packet_filter, order',
  )
  expect(() => parseDesired([])).toThrow('is missing: give at least one')
})
