import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMachine } from '../testing/test-machine.ts'

const create = 'ssh-key create hw123456.example.jp --label ci'
const publicKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIExampleExampleExampleExampleExampleExampl'

test('a private key that the API makes is in its file alone, which only its owner can read', async () => {
  const { hostwright, folder } = await createMachine()
  const file = join(folder, 'keys', 'ci')
  const { exitCode, stdout, stderr } = await hostwright(
    `${create} --generate --private-key-file ${file} --json`,
  )
  expect(exitCode, stderr).toBe(0)
  const key = readFileSync(file, 'utf8')
  expect(key).toMatch(/^-----BEGIN OPENSSH PRIVATE KEY-----\n/)
  expect(JSON.parse(stdout)).toMatchObject({ private_key: '(not shown)' })
  expect(stdout + stderr).not.toContain(key.split('\n')[1])
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600)
})

test('a private key that cannot be written: the error says that it is lost and how to delete the key', async () => {
  const { hostwright, folder, sandbox } = await createMachine()
  const file = join(folder, 'keys', 'ci')
  const { exitCode, stdout, stderr } = await hostwright(`${create} --generate --private-key-file ${file}`, {
    async fetch(request) {
      const response = await sandbox.fetch(request)
      if (request.method !== 'POST') return response
      rmSync(join(folder, 'keys'), { recursive: true })
      writeFileSync(join(folder, 'keys'), '')
      return response
    },
  })
  expect(exitCode).toBe(1)
  expect(stderr).toContain(join(folder, 'keys'))
  expect(stderr).toContain('The key is registered, but its private key is lost')
  const next = /hostwright (ssh-key delete \S+ \S+)/.exec(stderr)?.[1]
  expect(await hostwright(`${next} --yes`)).toMatchObject({ exitCode: 0 })
  expect(stdout + stderr).not.toContain('PRIVATE KEY-----')
})

test('a private key under another name than the inferred one: the file has the whole response', async () => {
  const { hostwright, folder, sandbox } = await createMachine()
  const file = join(folder, 'ci')
  const { exitCode, stdout, stderr } = await hostwright(`${create} --generate --private-key-file ${file}`, {
    async fetch(request) {
      const response = await sandbox.fetch(request)
      if (request.method !== 'POST') return response
      const { id, private_key: key } = (await response.json()) as Record<string, unknown>
      return Response.json({ id, key })
    },
  })
  expect(exitCode, stderr).toBe(0)
  expect(stderr).toContain(`The response has no private_key: the whole response is in ${file}.`)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    key: expect.stringContaining('PRIVATE KEY'),
  })
  expect(stdout + stderr).not.toContain('PRIVATE KEY-----')
})

test.each([
  ['no file for the private key', '--generate', '--generate needs --private-key-file'],
  [
    'a file, and a key that is brought',
    `--public-key '${publicKey}' --private-key-file new`,
    'needs --generate',
  ],
  ['a file that is there', '--generate --private-key-file OLD', 'is there already: give a new file'],
  ['a file in a file', '--generate --private-key-file OLD/new', 'a part of its path is not a folder'],
])('%s: an error, and no key is made', async (_, flags, message) => {
  const { hostwright, folder, requests } = await createMachine()
  const old = join(folder, 'old')
  writeFileSync(old, 'kept')
  const { exitCode, stderr } = await hostwright(`${create} ${flags.replace('OLD', old)}`)
  expect(exitCode).not.toBe(0)
  expect(stderr).toContain(message)
  expect(readFileSync(old, 'utf8')).toBe('kept')
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([])
})
