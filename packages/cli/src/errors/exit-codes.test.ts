import { expect, test } from 'vitest'
import { createMachine } from '../testing/test-machine.ts'
import { listed, listedByDomain } from './next-command.ts'

const server = 'hw123456.example.jp'
const unknownVps = '00000000-0000-4000-8000-999999999999'

test.each([
  ['a command that is none', 'vsp list', 2, 'did you mean'],
  ['a flag that is none', 'vps list --jsn', 2, 'did you mean'],
  ['what is missing', `dns create ${server}`, 2, '--domain'],
  ['a VPS that is not there', 'vps get db-7', 1, 'vps db-7: There is no VPS db-7.\n'],
  ['a VPS whose name is misspelled', 'vps get wbe-01', 1, 'There is no VPS wbe-01. Did you mean web-01?'],
  [
    'a record that is not there',
    `dns delete ${server} none.example.com A --yes`,
    1,
    'There is no such record',
  ],
  ['what the API rejects', 'vps power start web-01', 1, 'INVALID_POWER_STATE'],
  ['what needs an agreement', `dns delete ${server} www.example.com CNAME`, 2, '--yes agrees'],
])('%s: the exit code shows the kind of failure', async (_, line, code, said) => {
  const { hostwright } = await createMachine()
  const { exitCode, stdout, stderr } = await hostwright(line)
  expect(stderr).toContain(said)
  expect({ exitCode, stdout }).toEqual({ exitCode: code, stdout: '' })
})

test.each([
  ['vsp list', 'hostwright: No command registered for `vsp`, did you mean `vps`?\nNext: hostwright --help\n'],
  [
    'vps lst',
    'hostwright: No command registered for `lst`, did you mean `vps list`?\nNext: hostwright vps --help\n',
  ],
  [
    'power reboot web-01',
    'hostwright: No command registered for `power`, did you mean `vps power reboot`?\nNext: hostwright --help\n',
  ],
  [
    'vps reboot web-01',
    'hostwright: No command registered for `reboot`, did you mean `vps power reboot`?\nNext: hostwright vps --help\n',
  ],
  [
    'reinstal web-01',
    'hostwright: No command registered for `reinstal`, did you mean `vps reinstall`?\nNext: hostwright --help\n',
  ],
  ['help quux', 'hostwright: No command registered for `quux`\nNext: hostwright --help\n'],
  ['vps get', 'hostwright: Expected argument for VPS\nNext: hostwright vps get --help\n'],
  [
    'ftp update s a --password hunter22',
    'hostwright: No flag registered for --password, did you mean --password-env?\nNext: hostwright ftp update --help\n',
  ],
  [
    'vps memo set web-01 --memo -x',
    'hostwright: No alias registered for -x. If it is a value, write --flag=VALUE, or -- before an argument\nNext: hostwright vps memo set --help\n',
  ],
  [
    'order vps --plan standard-2gb',
    'hostwright: Expected input for flag --period\nhostwright: Expected input for flag --image\nNext: hostwright order vps --help\n',
  ],
])('%s: the error for an invalid line names the command that prints the help', async (line, stderr) => {
  const { hostwright } = await createMachine()
  expect(await hostwright(line)).toEqual({ exitCode: 2, stdout: '', stderr })
})

test.each([
  ['vps describe web-01', 'did you mean `vps get`?'],
  ['vps show web-01', 'did you mean `vps get`?'],
  ['mail remove x info@example.com', 'did you mean `mail delete`?'],
  ['databases add x', 'did you mean `db create`?'],
  ['vps order', 'did you mean `order vps`?'],
  ['vps delete web-01', 'No command registered for `delete`\n'],
])(
  '%s: words of other commands suggest those of this one, and never an order by chance',
  async (line, said) => {
    const { hostwright } = await createMachine()
    expect((await hostwright(line)).stderr).toContain(said)
  },
)

test.each([
  ['vps power ensure running ,', 'No VPS is named.'],
  ['sandbox --port 99999', 'The sandbox cannot start: '],
])('%s: an invalid value is a usage error', async (line, said) => {
  const { hostwright } = await createMachine()
  const { exitCode, stderr } = await hostwright(line)
  expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: expect.stringContaining(said) })
})

test.each([
  [`dns delete ${server} 99999 --yes`, `dns list ${server}`],
  [`mail get ${server} none@example.com`, `mail list ${server}`],
  [`spf update ${server} none.example.com --action reset`, `domain list ${server}`],
  ['dns list none.example.jp', 'hosting list'],
  [
    `mail create ${server} --mail-address a@example.com --password-env P`,
    `hosting info ${server} -o table=domain_validation_token`,
  ],
  [`domain create ${server} --domain example.com`, `domain list ${server}`],
])('%s: the suggested next command lists the existing resources', async (line, next) => {
  const { hostwright } = await createMachine()
  const { exitCode, stderr } = await hostwright(line, { env: { P: 'Correct-Horse-7' } })
  expect(exitCode).toBe(1)
  expect(stderr).toMatch(new RegExp(`\nNext: hostwright ${next}\n$`))
  expect((await hostwright(next)).exitCode).toBe(0)
})

test.each([
  [
    'vps power start web-01 --json',
    {
      exit_code: 1,
      code: 'INVALID_POWER_STATE',
      subject: 'vps web-01',
      message: expect.stringContaining('[INVALID_POWER_STATE]'),
      done: 'Nothing was changed.',
      next: 'hostwright vps power get web-01',
    },
  ],
  [
    '-o ndjson vps get web-99',
    {
      exit_code: 1,
      code: 'REJECTED',
      subject: 'vps web-99',
      message: expect.stringContaining('There is no VPS web-99.'),
      done: 'Nothing was changed.',
      next: 'hostwright vps list -o table=name,uuid,status',
    },
  ],
  [
    '--json vsp list',
    {
      exit_code: 2,
      code: 'USAGE',
      subject: null,
      message: 'No command registered for `vsp`, did you mean `vps`?',
      done: null,
      next: 'hostwright --help',
    },
  ],
])('%s: with JSON as the form, the error is one line of JSON on standard error', async (line, error) => {
  const { hostwright } = await createMachine()
  const { exitCode, stdout, stderr } = await hostwright(line)
  expect({ exitCode, stdout }).toEqual({ exitCode: error.exit_code, stdout: '' })
  expect(JSON.parse(stderr)).toEqual({ error })
  expect(stderr.trimEnd()).not.toContain('\n')
})

test('each group whose list is suggested after an error has a list command', async () => {
  const { hostwright } = await createMachine({ limits: false })
  for (const group of listed) {
    const { exitCode, stderr } = await hostwright(`${group} list ${server}`)
    expect(exitCode, `${group}: ${stderr}`).toBe(0)
  }
})

test('each group for which the list of domains is suggested has no list without a domain', async () => {
  const { hostwright } = await createMachine({ limits: false })
  for (const group of listedByDomain)
    expect((await hostwright(`${group} list ${server}`)).exitCode, group).toBe(2)
})

test('version is the version, also without hyphens', async () => {
  const { hostwright } = await createMachine()
  expect(await hostwright('version')).toEqual(await hostwright('--version'))
  expect((await hostwright('version')).stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
})

test('help in front of a command is the help of that command', async () => {
  const { hostwright } = await createMachine()
  expect(await hostwright('help vps list')).toEqual(await hostwright('vps list --help'))
  expect((await hostwright('help vps')).stdout).toContain('hostwright vps list')
})

test('an error names the resource, what was not done, and the next command', async () => {
  const { hostwright } = await createMachine()
  const { stderr } = await hostwright('vps power start web-01')
  expect(stderr).toMatch(
    /^hostwright: vps web-01: \[INVALID_POWER_STATE\] .*\nNothing was changed\.\nNext: hostwright vps power get web-01\n$/,
  )
})

test('without a connection the exit code is 5, and a write that may have arrived says so', async () => {
  const { hostwright } = await createMachine()
  const fetch = (): Promise<Response> => Promise.reject(new TypeError('fetch failed'))
  const read = await hostwright('vps get 00000000-0000-4000-8000-000000000001', { fetch })
  expect(read).toMatchObject({ exitCode: 5, stderr: expect.stringContaining('Nothing was changed.') })
  const write = await hostwright(
    `dns create ${server} --domain example.com --host a --type A --content 203.0.113.1`,
    { fetch },
  )
  expect(write).toMatchObject({
    exitCode: 5,
    stderr: expect.stringContaining('may or may not have been executed'),
  })
})

test('the exit code is 5 for a failure of the API and 6 for a rate limit', async () => {
  const { hostwright, sandbox } = await createMachine()
  sandbox.faults.add({
    operationId: 'listVpsServers',
    times: 99,
    effect: { status: 500, code: 'INTERNAL_ERROR' },
  })
  expect((await hostwright('vps list')).exitCode).toBe(5)
  sandbox.faults.clear()
  sandbox.faults.add({ operationId: 'listVpsServers', times: 99, effect: { retryAfterSeconds: 3_000 } })
  const limited = await hostwright('vps list')
  expect(limited.exitCode).toBe(6)
  expect(limited.stderr).toContain('Nothing was changed.')
})

test('names can be given instead of ids: the name of a VPS, host and type of a DNS record', async () => {
  const { hostwright } = await createMachine()
  expect((await hostwright('vps get web-01 --json')).exitCode).toBe(0)
  const changed = await hostwright(`dns update ${server} www.example.com cname --ttl 600`)
  expect(changed.exitCode, changed.stderr).toBe(0)
  expect((await hostwright(`dns delete ${server} www CNAME --yes`)).exitCode).toBe(0)
  expect((await hostwright(`dns list ${server}`)).stdout).not.toContain('www')
})

test('a DNS record is found by its host in its own script', async () => {
  const { hostwright } = await createMachine()
  const host = 'ブログ.example.com'
  await hostwright(`dns create ${server} --domain example.com --host ${host} --type A --content 192.0.2.7`)
  const deleted = await hostwright(`dns delete ${server} ${host} A --yes`)
  expect(deleted.exitCode, deleted.stderr).toBe(0)
})

test('if several records match, the error lists their ids and none is deleted', async () => {
  const { hostwright } = await createMachine()
  for (const content of ['a', 'b'])
    await hostwright(`dns create ${server} --domain example.com --host t --type TXT --content ${content}`)
  const { exitCode, stderr } = await hostwright(`dns delete ${server} t.example.com TXT --yes`)
  expect(exitCode).toBe(1)
  expect(stderr).toMatch(/2 records match: give an id, one of \d+ \(a\), \d+ \(b\)/)
})

test('a reinstall stops the VPS with --stop, and says what goes on after Ctrl+C', async () => {
  const machine = await createMachine()
  const env = { PASSWORD: 'Correct-Horse-7' }
  const line = 'vps reinstall web-01 --image-id debian-13 --password-env PASSWORD --yes'
  const running = await machine.hostwright(line, { env })
  expect(running.exitCode).toBe(1)
  expect(running.stderr).toContain('INVALID_POWER_STATE')
  const interruption = new AbortController()
  const cut = await machine.hostwright(`${line} --stop`, {
    env,
    interrupted: interruption.signal,
    async fetch(request) {
      const response = await machine.sandbox.fetch(request)
      if (response.status === 202 && request.url.endsWith('os-reinstall')) interruption.abort()
      return response
    },
  })
  expect(cut.exitCode).toBe(130)
  expect(cut.stderr).toContain('continues: the API executes it')
})

test('several VPSs are stopped together; failures are reported with the successes', async () => {
  const { hostwright, requests } = await createMachine({ world: 'fleet-20' })
  const { exitCode, stdout, stderr } = await hostwright(
    `vps power ensure stopped web-01,web-02,${unknownVps},web-01`,
  )
  expect(exitCode).toBe(1)
  expect(stdout).toMatch(/web-01\tstopped\t-\nweb-02\tstopped\t-\n0{8}-[^\t]*\t-\t.*VPS_NOT_FOUND/)
  expect(stderr).toMatch(/^reading {2}vps web-01\nreading {2}vps web-02\n[^]*stopped {2}vps web-01\n/)
  expect(stderr).toContain('\nThe table says which of the VPSs are stopped.\n')
  // The list contains all names, so one request for it is enough, of 60 per minute.
  expect(requests.filter(({ url }) => url.endsWith('/v1/vps/servers'))).toHaveLength(1)
})

test('an unknown name among several stops none of the VPSs', async () => {
  const { hostwright, requests } = await createMachine({ world: 'fleet-20' })
  const { exitCode, stderr } = await hostwright('vps power ensure stopped web-01,web-99')
  expect(exitCode).toBe(1)
  expect(stderr).toContain('There is no VPS web-99.')
  expect(stderr).toContain('\nNothing was changed.\n')
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([])
})
