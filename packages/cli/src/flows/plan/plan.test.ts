import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMachine, type Machine } from '../../testing/test-machine.ts'

const server = 'hw123456.example.jp'

async function exported(machine: Machine): Promise<string> {
  const { stdout, exitCode, stderr } = await machine.hostwright('export')
  expect(exitCode, stderr).toBe(0)
  const file = join(machine.folder, 'account.yaml')
  writeFileSync(file, stdout)
  return file
}

test('an exported account needs no changes: plan exits with 0, and with 4 once something differs', async () => {
  const machine = await createMachine()
  const file = await exported(machine)
  const same = await machine.hostwright(`plan ${file} --json`)
  expect(same.exitCode, same.stderr).toBe(0)
  expect(JSON.parse(same.stdout)).toMatchObject({ changes: [] })
  await machine.hostwright('vps memo set web-01 --memo other')
  const differs = await machine.hostwright(`plan ${file} --json`)
  expect(differs.exitCode).toBe(4)
  expect(JSON.parse(differs.stdout)).toMatchObject({
    changes: [{ action: 'update', address: 'vps/web-01/memo' }],
  })
  const drawn = (await machine.hostwright(`plan ${file}`)).stdout.replace(
    /(Digest) [0-9a-f]{12}/,
    '$1 DIGEST',
  )
  expect((await machine.hostwright(`plan ${file}`, { terminal: 80 })).stderr).toBe('')
  expect(drawn).toBe(
    '~ vps/web-01/memo\n    other -> (none)\n\n0 to add, 1 to change, 0 to delete\nDigest DIGEST\n',
  )
})

test('a stored plan is applied unchanged, and rejected if the account has changed since', async () => {
  const machine = await createMachine()
  const file = await exported(machine)
  const plan = join(machine.folder, 'account.plan')
  await machine.hostwright('vps memo set web-01 --memo other')
  expect((await machine.hostwright(`plan ${file} --out ${plan}`)).exitCode).toBe(4)
  const applied = await machine.hostwright(`apply ${plan} --yes --json`)
  expect(applied.exitCode, applied.stderr).toBe(0)
  expect(JSON.parse(applied.stdout)).toMatchObject({ done: ['vps/web-01/memo'] })
  // The plan has changed the memo before, so it does not undo the colleague's later change.
  await machine.hostwright('vps memo set web-01 --memo third')
  const repeated = await machine.hostwright(`apply ${plan} --yes --json`)
  expect(repeated.stdout).toContain('"writes":0')
  expect(repeated.stderr).toContain(
    '1 of 1 changes had been made before and were not repeated.\nIf the account differs now, plan again.\n',
  )
  expect((await machine.hostwright('vps get web-01 --json')).stdout).toContain('third')
  const another = join(machine.folder, 'another.plan')
  await machine.hostwright(`plan ${file} --out ${another}`)
  await machine.hostwright('vps memo set web-01 --memo fourth')
  const stale = await machine.hostwright(`apply ${another} --yes`)
  expect(stale.exitCode).toBe(1)
  expect(stale.stderr).toContain('The account has changed since it was planned')
  expect(stale.stderr).toContain('Nothing was changed.')
  expect(stale.stderr).toContain('stale     1/1  vps/web-01/memo\n')
  const skipped = await machine.hostwright(`apply ${another} --yes --on-surprise skip`)
  expect(skipped.exitCode).toBe(1)
  expect(skipped.stderr).toContain(
    '  stale      vps/web-01/memo\n             it was third when it was planned, and is fourth\n',
  )
})

test('apply asks for confirmation; deleting data also needs --allow', async () => {
  const machine = await createMachine()
  const { stdout } = await machine.hostwright('export --prune')
  const file = join(machine.folder, 'account.yaml')
  writeFileSync(file, stdout)
  await machine.hostwright(
    `dns create ${server} --domain example.com --host old --type A --content 203.0.113.9`,
  )
  const planned = await machine.hostwright(`plan ${file}`)
  expect(planned.stdout, planned.stderr).toMatch(
    /^- .*dns\/old\.example\.com A 203\.0\.113\.9 +DESTROYS 1 thing$/m,
  )
  expect((await machine.hostwright(`apply ${file}`)).exitCode).toBe(2)
  const rejected = await machine.hostwright(`apply ${file} --yes`)
  expect(rejected.exitCode).toBe(1)
  expect(rejected.stderr).toContain('Nothing was changed.')
  const address = `hosting/${server}/dns/old.example.com A 203.0.113.9`
  expect(rejected.stderr).toContain(
    [
      ': The plan was not applied.',
      `  delete     ${address}`,
      'delete: it removes data for good.',
      'Needs',
      `  --allow 'delete:${address}'`,
      'Nothing was changed.',
    ].join('\n'),
  )
  const data = await machine.hostwright(`apply ${file} --yes --json`)
  expect(JSON.parse(data.stderr.trim().split('\n').at(-1)!)).toMatchObject({
    error: { message: expect.stringContaining(`--allow 'delete:${address}'`) },
  })
  const misspelled = await machine.hostwright(`apply ${file} --yes --allow delete:vps/x`)
  expect(misspelled.stderr).toContain(': --allow has delete:vps/x, which matches nothing in the plan')
  const applied = await machine.hostwright(`apply ${file} --yes --allow delete`)
  expect(applied.exitCode, applied.stderr).toBe(0)
  expect((await machine.hostwright(`dns list ${server}`)).stdout).not.toContain('old')
})

test('an invalid file is a usage error that names the lines', async () => {
  const machine = await createMachine()
  const file = join(machine.folder, 'account.yaml')
  writeFileSync(file, 'version: 1\nvsp: {}\n')
  const { exitCode, stderr } = await machine.hostwright(`plan ${file}`)
  expect(exitCode).toBe(2)
  expect(stderr).toContain('vsp')
  expect((await machine.hostwright(`plan ${join(machine.folder, 'none.yaml')}`)).exitCode).toBe(2)
})

test('a kept plan can only be read by its user', async () => {
  const machine = await createMachine()
  const file = await exported(machine)
  const plan = join(machine.folder, 'account.plan')
  await machine.hostwright(`plan ${file} --out ${plan}`)
  expect(JSON.parse(readFileSync(plan, 'utf8'))).toHaveProperty('digest')
  if (process.platform !== 'win32') expect(statSync(plan).mode & 0o777).toBe(0o600)
})

test('a ~ that the shell has left, as in --out=~/a.plan, makes no folder of that name, and --secrets no file in it', async () => {
  const machine = await createMachine()
  const file = await exported(machine)
  const secret = join(machine.folder, 'secret.yaml')
  const user = 'database_users: { app: { password: { generate: 24 } } }'
  writeFileSync(secret, `version: 1\nhosting: { ${server}: { ${user} } }\n`)
  for (const line of [`plan ${file} --out=~/a.plan`, `apply ${secret} --yes --secrets=~/pw`]) {
    const { exitCode, stderr } = await machine.hostwright(line)
    expect(exitCode, stderr).toBe(2)
    expect(stderr).toContain('begins with ~, which the shell has not replaced: give the whole path.')
  }
  expect(existsSync('~')).toBe(false)
  expect(machine.requests.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('the line that applies a kept plan names the context of the line that kept it', async () => {
  const machine = await createMachine()
  const file = await exported(machine)
  const { baseUrl } = machine.sandbox
  await machine.hostwright(`context add work --base-url ${baseUrl} --api-key-env HOSTWRIGHT_API_KEY`)
  const { stderr } = await machine.hostwright(`plan ${file} --out ${file}.plan --context work`)
  expect(stderr).toContain(`hostwright apply ${file}.plan --context work makes these changes.`)
})

test('generated passwords are kept in a file each, which only the user can read, and printed nowhere', async () => {
  const machine = await createMachine({ assumptions: { 'ownership-check': 'no-record-needed' } })
  const file = join(machine.folder, 'mail.yaml')
  const names = ['info+a', 'info_a']
  const accounts = names.map((name) => `            ${name}: { password: { generate: 24 } }`).join('\n')
  writeFileSync(
    file,
    `version: 1\nhosting:\n  ${server}:\n    memo: shop\n    domains:\n      example.com:\n        mail:\n          accounts:\n${accounts}\n`,
  )
  const unkept = await machine.hostwright(`apply ${file} --yes`)
  expect(unkept.exitCode).toBe(2)
  expect(unkept.stderr).toMatch(
    /--secrets FOLDER, where generated passwords are kept, is missing: .*info.*\nNothing was changed\./,
  )
  expect(machine.requests.filter(({ method }) => method !== 'GET')).toEqual([])
  const folder = join(machine.folder, 'secrets')
  const { exitCode, stdout, stderr } = await machine.hostwright(`apply ${file} --yes --secrets ${folder}`)
  expect(exitCode, stderr).toBe(0)
  const files = readdirSync(folder)
  expect(files).toHaveLength(names.length)
  const passwords = files.map((name) => {
    const path = join(folder, name)
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(name).not.toMatch(/[<>:"/\\|?*+]/)
    return readFileSync(path, 'utf8').trim()
  })
  expect(new Set(passwords).size).toBe(names.length)
  for (const password of passwords) {
    expect(password).toHaveLength(24)
    expect(stdout + stderr).not.toContain(password)
  }
})

test('show prints a stored plan without a request; another file is a usage error', async () => {
  const machine = await createMachine()
  const file = await exported(machine)
  const plan = join(machine.folder, 'account.plan')
  await machine.hostwright('vps memo set web-01 --memo other')
  const planned = await machine.hostwright(`plan ${file} --out ${plan}`)
  machine.requests.length = 0
  const shown = await machine.hostwright(`show ${plan}`)
  expect([shown.exitCode, shown.stdout]).toEqual([0, planned.stdout])
  expect(machine.requests).toEqual([])
  expect((await machine.hostwright(`show ${file}`)).exitCode).toBe(2)
})

test('a plan as Markdown is one fenced block, in which values cannot end it', async () => {
  const machine = await createMachine()
  const file = join(machine.folder, 'account.yaml')
  const records = "{ host: www, type: TXT, content: 'x ```` \u202Ey' }"
  const zone = `{ dns: { records: [${records}] } }`
  writeFileSync(file, `version: 1\nhosting: { ${server}: { domains: { example.com: ${zone} } } }\n`)
  const { stdout, exitCode, stderr } = await machine.hostwright(`plan ${file} -o markdown`)
  expect(exitCode, stderr).toBe(4)
  expect(stdout).toMatch(/^`{5}diff\n- hosting\/[^]*x ```` \\u\{202E\}y\n[^]*Digest [0-9a-f]{12}\n`{5}\n$/)
})

test('several files make one plan, and --out never overwrites an input file', async () => {
  const machine = await createMachine()
  const [one, two] = ['one.yaml', 'two.yaml'].map((name) => join(machine.folder, name)) as [string, string]
  writeFileSync(one, 'version: 1\nvps: { web-01: { memo: front } }\n')
  writeFileSync(two, `version: 1\nhosting: { ${server}: { memo: shop } }\n`)
  const planned = await machine.hostwright(`plan ${one},${two} --json`)
  const { changes } = JSON.parse(planned.stdout) as { changes: { address: string }[] }
  expect(changes.map(({ address }) => address)).toEqual([`hosting/${server}/memo`, 'vps/web-01/memo'])
  const part = await machine.hostwright(`plan ${one},${two} --json --only vps/**`)
  expect(JSON.parse(part.stdout)).toMatchObject({ changes: [{ address: 'vps/web-01/memo' }] })
  const replaced = await machine.hostwright(`plan ${one},${two} --out ${two}`)
  expect([replaced.exitCode, replaced.stderr]).toEqual([
    2,
    expect.stringContaining('would replace the file itself'),
  ])
})

test('a plan is not applied if its digest differs from --expect', async () => {
  const machine = await createMachine()
  const file = join(machine.folder, 'account.yaml')
  writeFileSync(file, 'version: 1\nvps: { web-01: { memo: front } }\n')
  const other = await machine.hostwright(`apply ${file} --yes --expect 000000000000`)
  expect([other.exitCode, other.stderr]).toEqual([2, expect.stringContaining('it is another plan')])
  const digest = /Digest ([0-9a-f]{12})/.exec((await machine.hostwright(`plan ${file}`)).stdout)![1]
  expect((await machine.hostwright(`apply ${file} --yes --expect ${digest}`)).exitCode).toBe(0)
})
