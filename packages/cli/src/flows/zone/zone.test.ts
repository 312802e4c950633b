import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMachine, type Machine } from '../../testing/test-machine.ts'

const server = 'hw123456.example.jp'

const writes = ({ requests }: Machine): number => requests.filter(({ method }) => method !== 'GET').length

test('an exported zone is imported without a change, with texts in quotes and a record of the service', async () => {
  const machine = await createMachine({ limits: false })
  const signed = await machine.hostwright(`dkim update ${server} example.com --enabled`)
  expect(signed.exitCode, signed.stderr).toBe(0)
  for (const [host, type, content] of [
    ['@', 'TXT', 'v=spf1 mx "quoted" ; -all'],
    ['long', 'TXT', 'x'.repeat(400)],
    ['_sip._tcp', 'SRV', '5 5060 sip.example.com'],
    ['@', 'CAA', '0 issue "ca.example.net"'],
  ]) {
    const priority = type === 'SRV' ? ' --priority 10' : ''
    const line = `dns create ${server} --domain example.com --host ${host} --type ${type} --content '${content}'${priority}`
    const { exitCode, stderr } = await machine.hostwright(line)
    expect(exitCode, stderr).toBe(0)
  }
  const file = join(machine.folder, 'zone.txt')
  const printed = await machine.hostwright('zone export example.com')
  const written = await machine.hostwright(`zone export example.com ${file}`)
  expect(written.stderr).toMatch(/zone\.txt has \d+ records\.\n$/)
  expect(readFileSync(file, 'utf8')).toBe(printed.stdout)
  const before = writes(machine)
  const imported = await machine.hostwright(`zone import example.com ${file} --yes --prune`)
  expect([imported.exitCode, imported.stderr]).toEqual([0, 'Nothing differs: there is nothing to change.\n'])
  expect(writes(machine)).toBe(before)
})

test('the dot of a zone file at the end of a domain changes nothing, and a name below a domain has no zone', async () => {
  const machine = await createMachine({ limits: false })
  const { stdout } = await machine.hostwright('zone export example.com')
  expect(stdout).toContain('www 3600 IN CNAME example.com.')
  expect((await machine.hostwright('zone export example.com.')).stdout).toBe(stdout)
  const file = join(machine.folder, 'backup.zone')
  const below = await machine.hostwright(`zone export www.example.com ${file}`)
  expect([below.exitCode, below.stderr]).toEqual([1, expect.stringContaining('no such domain')])
  expect(existsSync(file)).toBe(false)
})

test('a record whose host is no domain name is named and left out of an exported zone, and an import leaves it', async () => {
  const { hostwright, sandbox, folder } = await createMachine({ limits: false })
  const fetch = async (request: Request): Promise<Response> => {
    const response = await sandbox.fetch(request)
    return new Response((await response.text()).replaceAll('"host":"www', '"host":"a?[b]'), response)
  }
  const file = join(folder, 'zone.txt')
  const { exitCode, stderr } = await hostwright(`zone export example.com ${file}`, { fetch })
  expect(exitCode, stderr).toBe(0)
  expect(stderr).toContain('Left out, because its host is no domain name: a?[b].example.com CNAME\n')
  expect(readFileSync(file, 'utf8')).not.toContain('a?[b]')
  const planned = await hostwright(`zone import example.com ${file} --yes --prune`, { fetch })
  expect([planned.exitCode, planned.stderr]).toEqual([0, 'Nothing differs: there is nothing to change.\n'])
})

test('an import is planned and applied as a file is: it asks, needs allowances, and keeps what is not in the file', async () => {
  const machine = await createMachine({ limits: false })
  const file = join(machine.folder, 'zone.txt')
  writeFileSync(file, '@ IN SOA ns1 host 1 8h 2h 1w 1d\n@ A 203.0.113.10\nnew 5m TXT "a text"\n')
  expect((await machine.hostwright(`zone import example.com ${file}`)).exitCode).toBe(2)
  const rejected = await machine.hostwright(`zone import example.com ${file} --yes --prune`)
  expect(rejected.exitCode).toBe(1)
  expect(rejected.stderr).toContain('Left out, because the service keeps them: line 1: SOA.')
  expect(rejected.stderr).toContain('  delete     hosting/hw123456.example.jp/dns/www.example.com CNAME')
  expect(writes(machine)).toBe(0)
  const applied = await machine.hostwright(`zone import example.com ${file} --yes`)
  expect(applied.exitCode, applied.stderr).toBe(0)
  expect(applied.stderr).toContain('2 changes made: 1 added, 1 changed.\n')
  const { stdout } = await machine.hostwright('zone export example.com')
  expect(stdout.split('\n')).toEqual(
    expect.arrayContaining([
      '@ 3600 IN A 203.0.113.10',
      'new 300 IN TXT "a text"',
      'www 3600 IN CNAME example.com.',
    ]),
  )
})

test('all problems of a zone file are listed with their lines before any request', async () => {
  const machine = await createMachine()
  const stdin = '@ A 203.0.113.999\n$INCLUDE other\nwww A 203.0.113.9\nwww CNAME example.net.\n'
  const { exitCode, stderr } = await machine.hostwright('zone import example.com', { stdin })
  expect(exitCode).toBe(2)
  for (const line of [1, 2, 4]) expect(stderr).toContain(`line ${line}`)
  expect(machine.requests).toEqual([])
})

test('a kept plan of a zone is applied by apply; a domain that no server has is named', async () => {
  const machine = await createMachine({ limits: false })
  const plan = join(machine.folder, 'zone.plan')
  const stdin = 'www 300 TXT one\n'
  const kept = await machine.hostwright(`zone import example.com - --out ${plan}`, {
    stdin: 'new 300 TXT one\n',
  })
  expect([kept.exitCode, writes(machine)]).toEqual([4, 0])
  const applied = await machine.hostwright(`apply ${plan} --yes`)
  expect(applied.stderr).toContain('1 change made: 1 added.')
  const unknown = await machine.hostwright('zone import example.net --yes', { stdin })
  expect(unknown.exitCode).toBe(1)
  expect(unknown.stderr).toContain('"example.net" is a domain of no server that this key can see')
})

test('with --prune, records that --ignore or --keep covers stay', async () => {
  const machine = await createMachine({ limits: false })
  const line = 'zone import example.com --yes --prune --allow delete --ignore hosting/*/dns/www.** --keep'
  const kept = await machine.hostwright(`${line} 'hosting/*/dns/example.com A **'`, {
    stdin: 'new TXT one\n',
  })
  expect(kept.exitCode, kept.stderr).toBe(0)
  expect(kept.stderr).toContain('1 change made: 1 added.')
  const { stdout } = await machine.hostwright('zone export example.com')
  expect(stdout.match(/^\S+/gm)).toEqual(expect.arrayContaining(['@', 'www', 'new']))
})
