import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMachine, type Machine } from '../../testing/test-world.ts'

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
  expect((await machine.hostwright(`plan ${file}`)).stdout).toBe(
    'ACTION\tADDRESS\tDESTROYS\nupdate\tvps/web-01/memo\tfalse\n',
  )
})

test('a kept plan is applied as it is; of an account that has changed since it is rejected', async () => {
  const machine = await createMachine()
  const file = await exported(machine)
  const plan = join(machine.folder, 'account.plan')
  await machine.hostwright('vps memo set web-01 --memo other')
  expect((await machine.hostwright(`plan ${file} --out ${plan}`)).exitCode).toBe(4)
  const applied = await machine.hostwright(`apply ${plan} --yes --json`)
  expect(applied.exitCode, applied.stderr).toBe(0)
  expect(JSON.parse(applied.stdout)).toMatchObject({ done: ['vps/web-01/memo'] })
  await machine.hostwright('vps memo set web-01 --memo third')
  const stale = await machine.hostwright(`apply ${plan} --yes`)
  expect(stale.exitCode).toBe(1)
  expect(stale.stderr).toContain('Nothing was changed.')
})

test('apply asks; what destroys data needs --allow too', async () => {
  const machine = await createMachine()
  const { stdout } = await machine.hostwright('export --prune')
  const file = join(machine.folder, 'account.yaml')
  writeFileSync(file, stdout)
  await machine.hostwright(
    `dns create ${server} --domain example.com --host old --type A --content 203.0.113.9`,
  )
  const planned = await machine.hostwright(`plan ${file}`)
  expect(planned.stdout, planned.stderr).toMatch(/delete\t.*old\.example\.com.*\ttrue/)
  expect((await machine.hostwright(`apply ${file}`)).exitCode).toBe(2)
  const rejected = await machine.hostwright(`apply ${file} --yes`)
  expect(rejected.exitCode).toBe(1)
  expect(rejected.stderr).toContain('Nothing was changed.')
  const applied = await machine.hostwright(`apply ${file} --yes --allow delete`)
  expect(applied.exitCode, applied.stderr).toBe(0)
  expect((await machine.hostwright(`dns list ${server}`)).stdout).not.toContain('old')
})

test('a file that cannot be understood is usage, with its lines', async () => {
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
  expect(statSync(plan).mode & 0o777).toBe(0o600)
})

test('generated passwords are kept in a file each, which only the user can read, and printed nowhere', async () => {
  const machine = await createMachine({ assumptions: { 'ownership-check': 'passes without a record' } })
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
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(name).not.toMatch(/[<>:"/\\|?*+]/)
    return readFileSync(path, 'utf8').trim()
  })
  expect(new Set(passwords).size).toBe(names.length)
  for (const password of passwords) {
    expect(password).toHaveLength(24)
    expect(stdout + stderr).not.toContain(password)
  }
})
