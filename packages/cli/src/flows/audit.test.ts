import { expect, test } from 'vitest'
import { createMachine } from '../testing/test-machine.ts'

interface Row {
  readonly severity: string
  readonly check: string
  readonly thing: string
  readonly message: string
}

test('an audit lists problems with the commands that fix them, and its exit code is 4', async () => {
  const machine = await createMachine()
  const { exitCode, stdout, stderr } = await machine.hostwright('audit --json')
  expect(exitCode, stderr).toBe(4)
  const rows = JSON.parse(stdout) as Row[]
  expect(rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        thing: 'vps web-01',
        check: 'reinstall-protection',
        next: 'hostwright vps protection set web-01 --os-reinstall',
      }),
      expect.objectContaining({ thing: 'domain example.com', message: 'mail is not signed with DKIM' }),
    ]),
  )
  expect(machine.requests.every(({ method }) => method === 'GET')).toBe(true)
})

test('the command that a finding suggests fixes the problem', async () => {
  const machine = await createMachine()
  for (let round = 0; round < 3; round += 1) {
    const rows = JSON.parse((await machine.hostwright('audit --json')).stdout) as (Row & { next: string })[]
    for (const { next } of rows) await machine.hostwright(next.slice('hostwright '.length))
  }
  const { stdout } = await machine.hostwright('audit --json')
  const left = (JSON.parse(stdout) as Row[]).map(({ message }) => message)
  expect(left).not.toContain('is not protected against a reinstall')
  expect(left).not.toContain('mail is not signed with DKIM')
  expect(left).not.toContain('has no SPF record')
})

test('an audit finds an expiring key, a contract without renewal and an open packet filter', async () => {
  const machine = await createMachine()
  const { sandbox } = machine
  await machine.hostwright('vps packet-filter set web-01 --enabled')
  await machine.hostwright('vps packet-filter add-rule web-01 --type ssh')
  await sandbox.clock.advance({ days: 300 })
  const apiKey = sandbox.keys.create({ expires_at: '2020-01-01 00:00:00' })
  const { stdout } = await machine.hostwright('audit --json')
  expect(JSON.parse(stdout)).toContainEqual(
    expect.objectContaining({ thing: 'vps web-01', message: 'every address may connect to ssh' }),
  )
  const ended = await machine.hostwright('audit', { env: { HOSTWRIGHT_API_KEY: apiKey } })
  expect(ended.exitCode).toBe(1)
  expect(ended.stderr).toContain('UNAUTHORIZED')
})

test('resources that the key may not read are findings of severity unread', async () => {
  const machine = await createMachine()
  const apiKey = machine.sandbox.keys.create({ server: { permission_type: 'custom', permissions: {} } })
  const { exitCode, stdout } = await machine.hostwright('audit --json', {
    env: { HOSTWRIGHT_API_KEY: apiKey },
  })
  expect(exitCode).toBe(4)
  expect(JSON.parse(stdout)).toContainEqual(
    expect.objectContaining({ severity: 'unread', thing: 'hosting servers' }),
  )
})

test('if one of several accounts cannot be read, that is a finding and the others are audited', async () => {
  const machine = await createMachine()
  const { baseUrl, apiKey } = machine.sandbox
  const env = { HOSTWRIGHT_BASE_URL: undefined, HOSTWRIGHT_API_KEY: undefined, KEY: apiKey, WRONG: 'wrong' }
  for (const [name, key] of [
    ['first', '--api-key-env KEY'],
    ['locked', '--key-command false'],
    ['wrong', '--api-key-env WRONG'],
    ['last', '--api-key-env KEY'],
  ])
    await machine.hostwright(`context add ${name} --base-url ${baseUrl} ${key}`, { env })
  const { exitCode, stdout } = await machine.hostwright('audit --json', { env })
  expect(exitCode).toBe(4)
  const rows = JSON.parse(stdout) as (Row & { account: string; next: string })[]
  const unread = rows.filter(({ check }) => check === 'account')
  expect(unread.map(({ account, message }) => [account, message])).toEqual([
    ['locked', expect.stringContaining('key_command')],
    ['wrong', expect.stringContaining('UNAUTHORIZED')],
  ])
  for (const account of ['first', 'last'])
    expect(rows.filter((row) => row.account === account).length).toBeGreaterThan(2)
  // The next command of a finding can be typed unchanged: it names the account of the finding.
  expect(rows.filter(({ account, next }) => !next.endsWith(` --context ${account}`))).toEqual([])
  const alone = await machine.hostwright('audit --json --context wrong', { env })
  expect(alone.exitCode).toBe(1)
})

test('50 sites are audited within the rate limits, without a 429', async () => {
  const machine = await createMachine({ world: 'agency-50' })
  const { exitCode, stdout } = await machine.hostwright('audit --json')
  expect(exitCode).toBe(4)
  expect(new Set((JSON.parse(stdout) as Row[]).map(({ thing }) => thing)).size).toBeGreaterThan(50)
  const { requests } = machine.sandbox.journal()
  expect(requests.length).toBeGreaterThan(150)
  expect(requests.filter(({ status }) => status === 429)).toEqual([])
})
