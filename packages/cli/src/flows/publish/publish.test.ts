import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMachine } from '../../testing/test-machine.ts'

const server = 'hw123456.example.jp'

/** A machine with a site, whose SSH is on and takes the key in `key`. */
async function setUp() {
  const machine = await createMachine({ limits: false })
  const { sandbox, folder, hostwright } = machine
  const { ssh } = await sandbox.listen({ port: 0, ssh: true })
  await hostwright(`ssh update ${server} --ssh-enabled`)
  const key = join(folder, 'key')
  await hostwright(`ssh-key create ${server} --generate --label test --private-key-file ${key}`)
  const dist = join(folder, 'dist')
  mkdirSync(dist)
  const write = (path: string, text: string): void => writeFileSync(join(dist, path), text)
  write('index.html', 'one')
  const flags = `--private-key-file ${key} --host-key ${ssh!.hostKey} --ssh-address 127.0.0.1:${ssh!.port}`
  return { ...machine, dist, write, flags, key, ssh: ssh! }
}

test('the first publish stops at the start page, adopt takes it, and the same line again changes nothing', async () => {
  const { hostwright, dist, flags } = await setUp()
  const line = `publish ${dist} example.com ${flags}`
  const stopped = await hostwright(line)
  expect(stopped.exitCode).toBe(1)
  expect(stopped.stderr).toMatch(
    /^hostwright: site example\.com: Others have written index\.html.*with --adopt, .*with --keep\./,
  )
  expect(stopped.stderr).toContain('Nothing was changed.')
  const dry = await hostwright(`${line} --adopt index.html --dry-run`)
  expect(dry.stderr).toBe('Would be: 0 added, 1 changed, 0 removed, 0 unchanged. Nothing was written.\n')
  const published = await hostwright(`${line} --adopt index.html --json`)
  expect([published.exitCode, published.stderr]).toEqual([0, '0 added, 1 changed, 0 removed, 0 unchanged.\n'])
  expect(JSON.parse(published.stdout)).toMatchObject({ changed: ['index.html'] })
  const again = await hostwright(line)
  expect(again.stderr).toBe('0 added, 0 changed, 0 removed, 1 unchanged.\n')
})

test('a list that is empty has no row, at a terminal or without one, and JSON has all', async () => {
  const { hostwright, dist, flags } = await setUp()
  const line = `publish ${dist} example.com ${flags} --adopt index.html`
  expect((await hostwright(line)).stdout).toBe('changed\tindex.html\nunchanged\t0\n')
  expect((await hostwright(line, { terminal: 80 })).stdout).toBe('unchanged  1\n')
  const status = await hostwright(`publish --status example.com ${flags}`)
  expect(status.stdout).not.toContain('-\n')
  expect(JSON.parse((await hostwright(`${line} --json`)).stdout)).toMatchObject({ added: [], leaving: [] })
  expect((await hostwright(`${line} --output table=added,unchanged`)).stdout).toBe('added\t-\nunchanged\t1\n')
})

test('a read-only context publishes nothing and puts nothing back', async () => {
  const { hostwright, dist, flags } = await setUp()
  const env = { HOSTWRIGHT_READ_ONLY: '1' }
  const line = `publish ${dist} example.com ${flags} --adopt index.html`
  for (const given of [line, `publish --undo example.com ${flags}`]) {
    const { exitCode, stderr } = await hostwright(given, { env })
    expect(exitCode).toBe(2)
    expect(stderr).toContain('Read-only (HOSTWRIGHT_READ_ONLY, or read_only of the context) is set, so')
  }
  expect((await hostwright(`${line} --dry-run`, { env })).stderr).toMatch(/^Would be: 0 added, 1 changed/)
  expect(await hostwright(`publish --status example.com ${flags}`, { env })).toMatchObject({ exitCode: 0 })
})

test('help says what follows the command', async () => {
  const { hostwright } = await createMachine()
  expect((await hostwright('publish --help')).stdout).toMatch(
    /^USAGE\n {2}hostwright publish FOLDER DOMAIN\n {2}hostwright publish --undo DOMAIN\n/,
  )
})

test('undo puts the last publish back, and status says who published', async () => {
  const { hostwright, dist, flags, write } = await setUp()
  await hostwright(`publish ${dist} example.com ${flags} --adopt index.html`)
  write('index.html', 'two')
  await hostwright(`publish ${dist} example.com ${flags} --commit abc123`)
  const status = await hostwright(`publish --status example.com ${flags} --json`)
  expect(JSON.parse(status.stdout)).toMatchObject({ files: 1, drifted: [], last: { commit: 'abc123' } })
  const dry = await hostwright(`publish --undo example.com ${flags} --dry-run`)
  expect(dry.stderr).toBe('Would be: 0 added, 1 changed, 0 removed, 0 unchanged. Nothing was written.\n')
  const still = await hostwright(`publish --status example.com ${flags} --json`)
  expect(JSON.parse(still.stdout)).toEqual(JSON.parse(status.stdout))
  const undone = await hostwright(`publish --undo example.com ${flags}`)
  expect([undone.exitCode, undone.stderr]).toEqual([
    0,
    `0 added, 1 changed, 0 removed, 0 unchanged.
The site is as it was before the last publish or undo. The same line again undoes this.
`,
  ])
})

test('a host key that is not known, and SSH that is off, say what to type', async () => {
  const { hostwright, dist, key, ssh } = await setUp()
  const address = `--ssh-address 127.0.0.1:${ssh.port}`
  const unknown = await hostwright(`publish ${dist} example.com --private-key-file ${key} ${address}`)
  expect(unknown.stderr).toContain(`shows the host key ${ssh.hostKey} (ssh-ed25519), and none is known.`)
  expect(unknown.stderr).toContain('with --host-key')
  await hostwright(`ssh update ${server} --no-ssh-enabled`)
  const off = await hostwright(`publish ${dist} example.com --private-key-file ${key} ${address}`)
  expect(off.stderr).toContain('SSH is off')
  expect(off.stderr).toContain('--enable-ssh')
})

test('at a terminal the first contact is asked, and the key is remembered in a file of our own', async () => {
  const { hostwright, dist, key, ssh, folder } = await setUp()
  const line = `publish ${dist} example.com --adopt index.html --private-key-file ${key} --ssh-address 127.0.0.1:${ssh.port}`
  const refused = await hostwright(line, { terminal: 80, stdin: 'n' })
  expect([refused.exitCode, refused.stdout]).toEqual([1, ''])
  const dry = await hostwright(`${line} --dry-run`, { terminal: 80, stdin: 'y' })
  expect(dry.stderr).toContain(`It shows the host key ${ssh.hostKey} (ssh-ed25519).`)
  expect(existsSync(join(folder, 'known_hosts'))).toBe(false)
  expect((await hostwright(line, { terminal: 80, stdin: 'y' })).exitCode).toBe(0)
  expect(readFileSync(join(folder, 'known_hosts'), 'utf8')).toMatch(
    new RegExp(`^\\[127\\.0\\.0\\.1\\]:${ssh.port} ssh-ed25519 \\S+\\n$`),
  )
  const again = await hostwright(line)
  expect(again.stderr).toBe('0 added, 0 changed, 0 removed, 1 unchanged.\n')
})

test('a key in the known_hosts of OpenSSH counts, and a changed one stops', async () => {
  const { hostwright, dist, key, ssh, folder } = await setUp()
  const address = `--ssh-address 127.0.0.1:${ssh.port}`
  const line = `publish ${dist} example.com --adopt index.html --private-key-file ${key} ${address}`
  const shown = await hostwright(`ssh host-key ${server} ${address} --json`)
  const [{ fingerprint, line: known, verdict }] = JSON.parse(shown.stdout)
  expect([fingerprint, verdict]).toEqual([ssh.hostKey, 'unknown'])
  const none = await hostwright(`ssh host-key ${server} --ssh-address 127.0.0.1:1`)
  expect([none.exitCode, none.stderr]).toEqual([
    5,
    `hostwright: ssh ${server}: No connection to 127.0.0.1:1.\n`,
  ])
  mkdirSync(join(folder, '.ssh'))
  const other = `[127.0.0.1]:${ssh.port} ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${'A'.repeat(43)}\n`
  writeFileSync(join(folder, '.ssh/known_hosts'), other)
  const changed = await hostwright(line, { terminal: 80, stdin: 'y' })
  expect(changed.stderr).toContain('The server has a new key, or somebody is in between')
  expect(changed.stderr).toContain('Nothing was changed.')
  writeFileSync(join(folder, '.ssh/known_hosts'), `${known}\n`)
  expect((await hostwright(line)).exitCode).toBe(0)
})

test('SSH is opened for a publish and closed behind it, and ssh close does it after a crash', async () => {
  const { hostwright, dist, flags, folder, sandbox } = await setUp()
  await hostwright(`ssh update ${server} --no-ssh-enabled`)
  const line = `publish ${dist} example.com ${flags} --adopt index.html --enable-ssh`
  const published = await hostwright(line)
  expect([published.exitCode, published.stderr]).toEqual([
    0,
    expect.stringContaining('all sites of the server are open to the holders of its SSH keys'),
  ])
  const isOn = async (): Promise<unknown> =>
    JSON.parse((await hostwright(`ssh get ${server} --json`)).stdout).ssh_enabled
  expect(await isOn()).toBe(false)
  // A process that was killed leaves its record, and SSH open.
  const at = sandbox.clock.now()
  const until = new Date(at + 3_600_000).toISOString()
  const record = {
    id: 'killed',
    server,
    by: 'ci',
    at: new Date(at).toISOString(),
    until,
    state: 'in',
    before: { ssh_enabled: false, abroad_access_restriction: true },
    set: { ssh_enabled: true },
  }
  mkdirSync(join(folder, 'ssh-openings'), { recursive: true })
  writeFileSync(join(folder, 'ssh-openings/killed.json'), JSON.stringify(record))
  await hostwright(`ssh update ${server} --ssh-enabled`)
  expect((await hostwright('audit')).stdout).not.toContain('ssh close')
  await sandbox.clock.advance({ hours: 2 })
  const audited = await hostwright('audit --json')
  expect(JSON.parse(audited.stdout)).toContainEqual(
    expect.objectContaining({ check: 'ssh-opening', next: `hostwright ssh close ${server}` }),
  )
  sandbox.faults.add({
    operationId: 'getSshSettings',
    effect: { status: 500, code: 'INTERNAL_ERROR' },
    times: 99,
  })
  const unread = await hostwright('audit --json')
  expect([unread.exitCode, unread.stderr]).toEqual([5, expect.stringContaining('INTERNAL_ERROR')])
  sandbox.faults.clear()
  const closed = await hostwright(`ssh close ${server}`)
  expect([closed.exitCode, closed.stderr]).toEqual([0, 'SSH is closed as it was before.\n'])
  expect(await isOn()).toBe(false)
  const again = await hostwright(`ssh close ${server}`)
  expect([again.exitCode, again.stderr]).toEqual([0, 'No opening of SSH is known, so nothing was changed.\n'])
})

test('an .htaccess that the web server cannot read is put back, and the publish says so and fails', async () => {
  const { hostwright, dist, flags, write, sandbox } = await setUp()
  let pages = 0
  const fetch = async (request: Request): Promise<Response> => {
    if (request.url.startsWith(sandbox.baseUrl)) return sandbox.fetch(request)
    pages += 1
    return new Response('', { status: pages === 1 ? 200 : 500 })
  }
  write('.htaccess', 'Rubbish On')
  const ran = await hostwright(`publish ${dist} example.com ${flags} --adopt index.html --json`, { fetch })
  expect([ran.exitCode, JSON.parse(ran.stdout)]).toMatchObject([
    1,
    { added: [], changed: ['index.html'], putBack: ['.htaccess'] },
  ])
  expect(ran.stderr).toContain('The web server fails with the new .htaccess')
})

test('a check fails if the web server sends another file, and not if there is no response', async () => {
  const { hostwright, dist, flags, write, sandbox } = await setUp()
  write('a.css', 'red')
  const line = `publish ${dist} example.com ${flags} --adopt index.html --check`
  const serve =
    (page: () => Response) =>
    async (request: Request): Promise<Response> =>
      request.url.startsWith(sandbox.baseUrl) ? sandbox.fetch(request) : page()
  const stale = await hostwright(line, { fetch: serve(() => new Response('red')) })
  expect(stale.exitCode).toBe(1)
  expect(stale.stderr).toContain('The web server sends 1 of 2 files as they were published.')
  expect(stale.stderr).toContain('It sends something else for: index.html.')
  const away = await hostwright(line, {
    fetch: serve(() => {
      throw new TypeError('fetch failed')
    }),
  })
  expect(away.exitCode).toBe(0)
  expect(away.stderr).toContain('Not reachable yet: a.css, index.html.')
})

test('init-htaccess writes the rules of other hosts, says what it leaves out, and never replaces a file', async () => {
  const { hostwright, folder, requests } = await createMachine()
  const none = await hostwright(`publish init-htaccess ${folder}`)
  expect([none.exitCode, none.stderr]).toEqual([2, expect.stringContaining('no file of another host')])
  writeFileSync(join(folder, '_redirects'), '/old /new\n/api/* https://example.com/:splat 200\n')
  const ran = await hostwright(`publish init-htaccess ${folder} --json`)
  expect(ran.exitCode).toBe(0)
  expect(ran.stderr).toContain('Left out: _redirects, line 2')
  expect(readFileSync(join(folder, '.htaccess'), 'utf8')).toContain('RewriteRule ^old/?$ /new [R=301,L,NE]')
  writeFileSync(join(folder, '.htaccess'), 'mine')
  const again = await hostwright(`publish init-htaccess ${folder}`)
  expect([again.exitCode, again.stderr]).toEqual([2, expect.stringContaining('is there already')])
  expect([readFileSync(join(folder, '.htaccess'), 'utf8'), requests]).toEqual(['mine', []])
})

test.each([
  ['', /a folder and a domain/],
  ['dist', /a folder and a domain/],
  ['dist example.com --undo example.com', /a folder and a domain/],
  ['dist example.com', /--private-key-file/],
  ['dist example.com --private-key-file none', /no file none/],
])('publish %s is a usage error', async (line, message) => {
  const { hostwright, requests } = await createMachine()
  const ran = await hostwright(`publish ${line}`)
  expect([ran.exitCode, ran.stderr]).toEqual([2, expect.stringMatching(message)])
  expect(requests).toEqual([])
})
