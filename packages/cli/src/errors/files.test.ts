import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createMachine } from '../testing/test-machine.ts'
import { describeFileError } from './to-command-error.ts'

const order =
  'order vps --plan standard-2gb --period 1 --image debian-13 --name web-02 --max-price 30000 --password-env P --agree-to-terms --yes --no-wait'
const env = { P: 'Correct-Horse-7' }
const server = 'hw123456.example.jp'

test('a file that cannot be used is named, with the reason, and nothing was changed', async () => {
  const { folder, hostwright, requests } = await createMachine()
  writeFileSync(join(folder, 'plain'), '')
  mkdirSync(join(folder, 'folder'))
  symlinkSync(join(folder, 'gone', 'x'), join(folder, 'dangling'))
  for (const [line, problem] of [
    [`plan ${folder}/folder`, 'folder: it is a folder.'],
    [`plan ${folder}/plain/x`, 'plain/x: a part of its path is not a folder.'],
    ['plan .', 'hostwright: .: it is a folder.'],
    [`verify --show ${folder}/folder`, 'folder: it is a folder.'],
    [`ftp update s a --password-file ${folder}/folder`, 'folder: it is a folder.'],
    [
      `mail create s --mail-address a@example.com --password-generate ${folder}/plain/x`,
      'plain: a file or folder of that name exists already.',
    ],
  ] as const) {
    const { exitCode, stdout, stderr } = await hostwright(line)
    expect({ line, exitCode, stdout }).toEqual({ line, exitCode: 1, stdout: '' })
    expect(stderr).toContain(problem)
    expect(stderr).toContain('Nothing was changed.')
    expect(stderr).not.toMatch(/E[A-Z]{4,}|draft/)
  }
  expect(requests).toEqual([])
})

test.each(['.', '..'])('a plan for the file %s, which is a folder, is named as one', async (out) => {
  const { folder, hostwright } = await createMachine()
  writeFileSync(join(folder, 'a.yaml'), 'version: 1')
  const { exitCode, stderr } = await hostwright(`plan ${folder}/a.yaml --out ${folder}/${out}`)
  expect([exitCode, stderr.includes('it is a folder.')], stderr).toEqual([1, true])
})

test('the byte order mark that some editors write belongs to no password, key, file or plan', async () => {
  const { folder, hostwright, requests, sandbox } = await createMachine({
    assumptions: { 'ownership-check': 'no-record-needed' },
  })
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), `\uFEFF${text}\r\n`)
  write('password', 'Correct-Horse-7')
  write('key', sandbox.apiKey)
  write('account.yaml', 'version: 1\r\nvps:\r\n  web-01:\r\n    memo: front')
  const create = `mail create ${server} --mail-address info@example.com --password-file ${folder}/password`
  expect(await hostwright(create)).toMatchObject({ exitCode: 0 })
  expect(await requests.at(-1)!.json()).toMatchObject({ password: 'Correct-Horse-7' })
  const add = `context add work --base-url ${sandbox.baseUrl} --api-key-file ${folder}/key`
  expect(await hostwright(add)).toMatchObject({ exitCode: 0 })
  write('contexts.json', readFileSync(join(folder, 'contexts.json'), 'utf8'))
  const own = { env: { HOSTWRIGHT_BASE_URL: undefined, HOSTWRIGHT_API_KEY: undefined } }
  expect(await hostwright('vps list --json', own)).toMatchObject({ exitCode: 0 })
  expect(await hostwright(`apply ${folder}/account.yaml --yes`)).toMatchObject({ exitCode: 0 })
  expect((await hostwright('vps get web-01 -o table=memo')).stdout).toContain('front')
})

test.each(['plan FOLDER/account.yaml', 'plan - < FOLDER', 'zone import example.com FOLDER/account.yaml'])(
  '%s: a file in UTF-16 is named, with what to do: Windows PowerShell writes it with `>`',
  async (line) => {
    const { folder, hostwright, requests } = await createMachine()
    const bytes = Buffer.from('\uFEFFversion: 1\r\n', 'utf16le')
    writeFileSync(join(folder, 'account.yaml'), bytes)
    const [words = ''] = line.replace('FOLDER', folder).split(' < ')
    const { exitCode, stderr } = await hostwright(words, { stdin: String(bytes) })
    expect({ exitCode, stderr }).toEqual({
      exitCode: 2,
      stderr: expect.stringMatching(/(?:account\.yaml|-): it is not UTF-8: save it as UTF-8\. .*PowerShell/),
    })
    expect(requests).toEqual([])
  },
)

test.each([
  ['--password-env NONE', 'the environment has no NONE'],
  ['--password-file FOLDER/none', 'There is no file'],
  ['--password-file FOLDER/empty', 'it is empty'],
  ['--password-file FOLDER/utf-16', 'is not one line of text in UTF-8'],
  ['--password-file FOLDER/lines', 'is not one line of text in UTF-8'],
])('%s: a password that nobody could type is not sent', async (flag, said) => {
  const { folder, hostwright, requests } = await createMachine()
  writeFileSync(join(folder, 'empty'), '\n')
  writeFileSync(join(folder, 'utf-16'), Buffer.from('\uFEFFCorrect-Horse-7', 'utf16le'))
  writeFileSync(join(folder, 'lines'), 'Correct-Horse-7\nand another line\n')
  const { exitCode, stderr } = await hostwright(
    `mail create ${server} --mail-address info@example.com ${flag.replace('FOLDER', folder)}`,
  )
  expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: expect.stringContaining(said) })
  expect(requests).toEqual([])
})

test.each([
  ['{"keyword":"a","keyword":"b"}', 'has the same name twice in one object'],
  ['{keyword: a}', 'is not JSON'],
])('%s: JSON in a flag is read strictly', async (json, said) => {
  const { hostwright, requests } = await createMachine()
  const line = `mail-filter create ${server} --domain example.com --action {} --conditions '[${json}]'`
  const { exitCode, stderr } = await hostwright(line)
  expect({ exitCode, stderr }).toEqual({
    exitCode: 2,
    stderr: expect.stringContaining(`--conditions ${said}`),
  })
  expect(requests).toEqual([])
})

test.each([
  ['EACCES', 'you have no permission to read or write it'],
  ['ENOSPC', 'its disk is full'],
  ['EROFS', 'its disk is read-only'],
  ['EBUSY', 'another program is using it'],
])('%s is described in words, with the name of the file', (code, reason) => {
  const path = '/tmp/a.json'
  expect(describeFileError(Object.assign(new Error(code), { code, path }))).toBe(`/tmp/a.json: ${reason}.`)
  expect(describeFileError(new Error('other'))).toBeUndefined()
})

test('a full disk is named with the file, and no half-written file stays', async () => {
  const { folder, hostwright } = await createMachine()
  const handle = await open(folder)
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
  vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, 'writeFile').mockRejectedValueOnce(full)
  await handle.close()
  writeFileSync(join(folder, 'account.yaml'), 'version: 1\nvps: { web-01: { memo: front } }\n')
  const { exitCode, stderr } = await hostwright(`plan ${folder}/account.yaml --out ${folder}/a.plan`)
  expect({ exitCode, stderr }).toEqual({
    exitCode: 1,
    stderr: expect.stringContaining(`: ${folder}/a.plan: its disk is full.\nNothing was changed.\n`),
  })
  expect(readdirSync(folder)).toEqual(['account.yaml'])
})

test('a journal that cannot be written stops an order before anything is ordered', async () => {
  const machine = await createMachine()
  const { balance } = machine.sandbox.account
  writeFileSync(join(machine.folder, 'plain'), '')
  const HOSTWRIGHT_JOURNAL = join(machine.folder, 'plain')
  const { exitCode, stdout, stderr } = await machine.hostwright(order, {
    env: { ...env, HOSTWRIGHT_JOURNAL },
  })
  expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' })
  expect(stderr).toContain('Nothing was changed.')
  expect(machine.sandbox.account.balance).toBe(balance)
})
