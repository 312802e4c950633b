import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMachine, type Machine } from '../../testing/test-machine.ts'

/** Environment without the account that the other tests use. */
const bare = { HOSTWRIGHT_BASE_URL: undefined, HOSTWRIGHT_API_KEY: undefined }

async function addContext({ sandbox, hostwright }: Machine, more = '', name = 'work'): Promise<void> {
  const { exitCode, stderr } = await hostwright(
    `context add ${name} --base-url ${sandbox.baseUrl} --api-key-stdin ${more}`,
    {
      env: bare,
      stdin: `${sandbox.apiKey}\n`,
    },
  )
  expect(exitCode, stderr).toBe(0)
}

test('a context is stored for its user only, listed without its key, and used', async () => {
  const machine = await createMachine()
  await addContext(machine)
  const file = join(machine.folder, 'contexts.json')
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
  const list = await machine.hostwright('context list', { env: bare })
  expect(list.stdout).toMatch(/^NAME\tCURRENT.*\nwork\ttrue/)
  expect(list.stdout + list.stderr).not.toContain(machine.sandbox.apiKey)
  expect((await machine.hostwright('vps list', { env: bare })).stdout).toContain('web-01')
})

test.each(['-1', '99999999999999999999'])(
  'a context with the limit %s is not added, and those that are there can still be used',
  async (limit) => {
    const machine = await createMachine()
    await addContext(machine)
    const line = `context add broken --base-url ${machine.sandbox.baseUrl} --api-key-stdin --max-total-price=${limit}`
    const { exitCode, stderr } = await machine.hostwright(line, {
      env: bare,
      stdin: `${machine.sandbox.apiKey}\n`,
    })
    expect([exitCode, stderr]).toEqual([2, 'hostwright: --max-total-price is not a number of yen.\n'])
    expect((await machine.hostwright('context list', { env: bare })).stdout).toMatch(/\nwork\ttrue/)
  },
)

test.each(['--max-total-price 100', '--journal /var/lib/orders', '--read-only'])(
  'a line with a new key keeps what the context has: without its %s it is rejected',
  async (guard) => {
    const machine = await createMachine()
    await addContext(machine, guard)
    const before = readFileSync(join(machine.folder, 'contexts.json'), 'utf8')
    const line = `context add work --base-url ${machine.sandbox.baseUrl} --api-key-env KEY`
    const env = { ...bare, KEY: machine.sandbox.keys.create() }
    const { exitCode, stderr } = await machine.hostwright(line, { env })
    expect(exitCode).toBe(2)
    expect(stderr).toContain(`The context work has ${guard.split(' ')[0]}, and this line does not`)
    expect(readFileSync(join(machine.folder, 'contexts.json'), 'utf8')).toBe(before)
    const withoutKey = line.replace(' --api-key-env KEY', '')
    expect((await machine.hostwright(withoutKey, { env })).stderr, 'before a key is asked for').toContain(
      'and this line does not',
    )
    expect((await machine.hostwright(`${line} ${guard}`, { env })).exitCode).toBe(0)
  },
)

test('contexts that others may read are not used', async () => {
  const machine = await createMachine()
  await addContext(machine)
  chmodSync(join(machine.folder, 'contexts.json'), 0o644)
  const { exitCode, stderr } = await machine.hostwright('vps list', { env: bare })
  expect(exitCode).toBe(2)
  expect(stderr).toContain('chmod 600')
})

test('the error for a broken contexts file does not quote the file', async () => {
  const machine = await createMachine()
  writeFileSync(join(machine.folder, 'contexts.json'), '{"contexts": {"work": {"api_key": "secret-1234"', {
    mode: 0o600,
  })
  const { exitCode, stderr } = await machine.hostwright('vps list', { env: bare })
  expect(exitCode).toBe(2)
  expect(stderr).not.toContain('secret-1234')
})

test.each([
  ['null', 'it has no contexts'],
  ['[]', 'it has no contexts'],
  ['{"contexts":[]}', 'it has no contexts'],
  ['{"contexts":{"a":null}}', 'the context a has no base_url'],
  ['{"contexts":{"a":{"base_url":5}}}', 'the context a has no base_url'],
  ['{"contexts":{"a":{"base_url":"x"}}}', 'the context a has neither api_key nor key_command'],
  ['', 'it is not JSON'],
])('a contexts file that contains %j is rejected with a message', async (text, problem) => {
  const { folder, hostwright } = await createMachine()
  writeFileSync(join(folder, 'contexts.json'), text, { mode: 0o600 })
  const { exitCode, stderr } = await hostwright('vps list', { env: bare })
  expect(exitCode).toBe(2)
  expect(stderr).toContain(`contexts.json cannot be used: ${problem}`)
})

test.each(['toString', 'constructor', '__proto__'])(
  'a property of every object is not a context: %s',
  async (name) => {
    const machine = await createMachine()
    for (const line of [`vps list --context ${name}`, `context use ${name}`, `context remove ${name}`]) {
      const { exitCode, stderr } = await machine.hostwright(line, { env: bare })
      expect({ line, exitCode, stderr }).toMatchObject({
        exitCode: 2,
        stderr: expect.stringContaining(`There is no context ${name}`),
      })
    }
    await addContext(machine)
    expect((await machine.hostwright(`context use ${name}`, { env: bare })).exitCode).toBe(2)
    expect((await machine.hostwright(name, { env: bare })).stderr).toContain('No command registered')
    expect((await machine.hostwright(`completion ${name}`, { env: bare })).exitCode).toBe(2)
  },
)

test('key_command prints the key; an error reports a failing command', async () => {
  const machine = await createMachine()
  const { baseUrl, apiKey } = machine.sandbox
  await machine.hostwright(`context add work --base-url ${baseUrl} --key-command 'echo ${apiKey}'`, {
    env: bare,
  })
  expect((await machine.hostwright('vps list', { env: bare })).exitCode).toBe(0)
  await machine.hostwright(`context add work --base-url ${baseUrl} --key-command false`, { env: bare })
  const failed = await machine.hostwright('vps list', { env: bare })
  expect(failed.exitCode).not.toBe(0)
  expect(failed.stderr).toContain('key_command of the context work')
})

test('the environment takes precedence, and the key of a context is sent only to its address', async () => {
  const machine = await createMachine()
  await addContext(machine)
  const wrong = await machine.hostwright('vps list', { env: { ...bare, HOSTWRIGHT_API_KEY: 'wrong' } })
  expect(wrong.stderr).toContain('UNAUTHORIZED')
  const before = machine.requests.length
  const elsewhere = await machine.hostwright('vps list', {
    env: { ...bare, HOSTWRIGHT_BASE_URL: 'https://elsewhere.example' },
  })
  expect(elsewhere.exitCode).toBe(2)
  expect(elsewhere.stderr).toContain('is for')
  expect(machine.requests.length).toBe(before)
})

test('a named context takes precedence: an environment that leads elsewhere is an error, and nothing is sent', async () => {
  const machine = await createMachine()
  await machine.hostwright('context add elsewhere --base-url https://elsewhere.example --key-command x', {
    env: bare,
  })
  const { exitCode, stderr } = await machine.hostwright(
    'dns delete s www.example.com A --yes --context elsewhere',
  )
  expect(exitCode).toBe(2)
  expect(stderr).toContain('--context elsewhere is for https://elsewhere.example: unset HOSTWRIGHT_BASE_URL')
  expect(machine.requests).toEqual([])
  await machine.hostwright(`context add same --base-url ${machine.sandbox.baseUrl} --key-command x`)
  const same = await machine.hostwright('vps list --context same')
  expect(same).toMatchObject({
    exitCode: 0,
    stderr: 'HOSTWRIGHT_API_KEY is set, and takes precedence over the key of the context same.\n',
  })
})

test('a context can be read-only and can limit the price of orders', async () => {
  const machine = await createMachine()
  await addContext(machine, '--read-only')
  const write = await machine.hostwright('vps memo set web-01 --memo x', { env: bare })
  expect(write.exitCode).toBe(2)
  expect(write.stderr).toContain('Read-only (HOSTWRIGHT_READ_ONLY, or read_only of the context) is set')
  await machine.hostwright('context remove work', { env: bare })
  await addContext(machine, '--max-total-price 100')
  const order = await machine.hostwright(
    'order vps --plan standard-2gb --period 1 --image debian-13 --name web-02 --max-price 30000 --password-env P --agree-to-terms --yes',
    { env: { ...bare, P: 'Correct-Horse-7' } },
  )
  expect(order.exitCode).toBe(2)
  expect(order.stderr).toMatch(/The limit \(--max-price, .* is 100 yen/)
})

test('contexts are selected and removed; an unknown context is an error', async () => {
  const machine = await createMachine()
  await addContext(machine)
  const { hostwright, sandbox } = machine
  await hostwright(`context add other --base-url ${sandbox.baseUrl} --api-key-env KEY`, {
    env: { ...bare, KEY: 'x' },
  })
  expect((await hostwright('context use other', { env: bare })).exitCode).toBe(0)
  expect((await hostwright('vps list', { env: bare })).stderr).toContain('UNAUTHORIZED')
  expect((await hostwright('vps list --context work', { env: bare })).exitCode).toBe(0)
  expect((await hostwright('context remove other', { env: bare })).exitCode).toBe(0)
  expect((await hostwright('vps list --context other', { env: bare })).exitCode).toBe(2)
  const { stderr } = await hostwright('vps list', { env: bare })
  expect(stderr).toMatch(/No account is chosen: [^]*\nNext: hostwright context list\n$/)
  expect((await hostwright('context remove work', { env: bare })).exitCode).toBe(0)
  expect((await hostwright('vps list', { env: bare })).stderr).toContain('No account is known')
})

test('a generated password is only in a new file of the user', async () => {
  const machine = await createMachine({ assumptions: { 'ownership-check': 'no-record-needed' } })
  const file = join(machine.folder, 'password')
  const { exitCode, stdout, stderr } = await machine.hostwright(
    `mail create hw123456.example.jp --mail-address info@example.com --password-generate ${file}`,
  )
  expect(exitCode, stderr).toBe(0)
  const password = readFileSync(file, 'utf8').trim()
  expect(password).toMatch(/^[A-Za-z0-9]{20}$/)
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(stdout + stderr).not.toContain(password)
  expect(await machine.requests.at(-1)!.clone().json()).toMatchObject({ password })
})

test('the password of a file that exists is used, which is said; a file that others can read is rejected', async () => {
  const machine = await createMachine({ assumptions: { 'ownership-check': 'no-record-needed' } })
  const file = join(machine.folder, 'password')
  const line = (name: string): string =>
    `mail create hw123456.example.jp --mail-address ${name}@example.com --password-generate ${file}`
  expect((await machine.hostwright(line('one'))).stderr).toBe('')
  const second = await machine.hostwright(line('two'))
  expect(second.stderr).toBe(`${file} exists: its password is used, and none is made.\n`)
  const sent = await Promise.all(machine.requests.slice(-2).map((request) => request.clone().json()))
  expect(sent[1]).toMatchObject({ password: (sent[0] as { password: string }).password })
  chmodSync(file, 0o644)
  const shared = await machine.hostwright(line('three'))
  expect(shared).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('other users have a permission'),
  })
  expect(machine.requests).toHaveLength(2)
})

test('the next command is for the context that the line has named', async () => {
  const machine = await createMachine()
  await addContext(machine)
  const missing = await machine.hostwright('vps get web-99 --context work', { env: bare })
  expect(missing.stderr).toContain('Next: hostwright vps list -o table=name,uuid,status --context work\n')
  machine.sandbox.faults.add({ operationId: 'orderVps', nth: 2, effect: 'drop-response' })
  const order =
    'order vps --plan standard-2gb --period 1 --image debian-13 --name web-02 --max-price 30000 --password-env P --agree-to-terms --yes --context work'
  const unknown = await machine.hostwright(order, { env: { ...bare, P: 'Correct-Horse-7' } })
  expect(unknown.exitCode).toBe(3)
  expect(unknown.stderr).toMatch(/Next: hostwright order vps .* --context work\n$/)
  const wrong = await machine.hostwright('vps list --context none', { env: bare })
  expect(wrong.stderr).toContain('Next: hostwright context list\n')
})

test.each([
  'javascript:alert(1)',
  'ftp://example.com',
  'http://example.com',
  'nonsense',
  'https://u:p@h.example',
])('an address that cannot be called is not stored in a context: %s', async (url) => {
  const { folder, hostwright } = await createMachine()
  const { exitCode, stderr } = await hostwright(`context add work --base-url ${url} --key-command x`)
  expect(exitCode).toBe(2)
  expect(stderr).toContain('give one such as https://api.example.com')
  expect(existsSync(join(folder, 'contexts.json'))).toBe(false)
})

test.each([
  ['HOSTWRIGHT_BASE_URL', 'http://example.com', 'The address of the API (HOSTWRIGHT_BASE_URL'],
  ['HOSTWRIGHT_API_KEY', 'a\nb', 'The API key (HOSTWRIGHT_API_KEY'],
])('the error for an invalid %s uses its name on the command line', async (name, value, said) => {
  const { hostwright } = await createMachine()
  const { exitCode, stderr } = await hostwright('vps list', { env: { [name]: value } })
  expect(exitCode).toBe(2)
  expect(stderr).toContain(said)
  expect(stderr).toMatch(/Nothing was changed\.\nNext: hostwright context list\n$/)
  expect(stderr).not.toMatch(/allowInsecure|baseUrl|apiKey|a\nb/)
})

test('without a source for the key, a terminal is asked for it, and it is not shown', async () => {
  const machine = await createMachine()
  const line = `context add work --base-url ${machine.sandbox.baseUrl}`
  const asked = await machine.hostwright(line, { env: bare, terminal: 80, stdin: machine.sandbox.apiKey })
  expect(asked.exitCode, asked.stderr).toBe(0)
  expect(asked.stdout + asked.stderr).not.toContain(machine.sandbox.apiKey)
  expect((await machine.hostwright('vps list', { env: bare })).stdout).toContain('web-01')
  const inScript = await machine.hostwright(line, { env: bare, stdin: machine.sandbox.apiKey })
  expect(inScript).toMatchObject({ exitCode: 2 })
  expect(inScript.stderr).toContain('Give the key by one of --api-key-env')
})

test('contexts that several processes add at the same time are all kept', async () => {
  const machine = await createMachine()
  const names = ['one', 'two', 'three', 'four', 'five', 'six']
  await Promise.all(names.map((name) => addContext(machine, '', name)))
  const { contexts } = JSON.parse(readFileSync(join(machine.folder, 'contexts.json'), 'utf8'))
  expect(Object.keys(contexts).toSorted()).toEqual(names.toSorted())
})

test('a lock that a killed process has left does not stop a change', async () => {
  const machine = await createMachine()
  writeFileSync(join(machine.folder, 'contexts.json.lock'), '')
  await addContext(machine)
  await addContext(machine, '', 'other')
  expect((await machine.hostwright('context list', { env: bare })).stdout).toContain('other')
  expect(existsSync(join(machine.folder, 'contexts.json.lock'))).toBe(false)
})
