import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMachine } from '../testing/test-machine.ts'

const server = 'hw123456.example.jp'

test('a registration that is stored although the API returns an error ends well, and says that the login decides', async () => {
  const { hostwright, sandbox, folder } = await createMachine({ limits: false })
  const file = join(folder, 'id.pub')
  writeFileSync(file, `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${'A'.repeat(43)}\n`)
  const fetch = async (request: Request): Promise<Response> => {
    // The key is stored by the first request, so the second one is rejected.
    if (request.method === 'POST' && request.url.endsWith('/ssh/key')) await sandbox.fetch(request.clone())
    return sandbox.fetch(request)
  }
  const ran = await hostwright(`ssh setup ${server} --public-key-file ${file} --json`, { fetch })
  expect([ran.exitCode, JSON.parse(ran.stdout)]).toMatchObject([0, { key: 'unclear', username: 'hw123456' }])
  expect(ran.stderr).toContain('log in to find out')
})

test('a key pair is made here and registered, the last line publishes with it, and the same line registers it once', async () => {
  const { hostwright, sandbox, folder, requests } = await createMachine({ limits: false })
  const { ssh } = await sandbox.listen({ port: 0, ssh: true })
  const key = join(folder, 'id')
  const line = `ssh setup ${server} --private-key-file ${key}`
  const ran = await hostwright(line)
  expect(ran.exitCode).toBe(0)
  expect(ran.stderr).toContain('The key is registered.')
  const typed = /^Publish a folder: hostwright (publish \.\/dist (\S+) --private-key-file \S+)\n$/m.exec(
    ran.stderr,
  )
  if (process.platform !== 'win32') expect(statSync(key).mode & 0o077).toBe(0)
  const secret = readFileSync(key, 'utf8')
  const bodies = await Promise.all(requests.map((request) => request.text()))
  expect([...bodies, ran.stdout, ran.stderr].join('')).not.toContain('PRIVATE KEY')
  const status = `publish --status ${typed![2]} --private-key-file ${key} --host-key ${ssh!.hostKey} --ssh-address 127.0.0.1:${ssh!.port}`
  expect((await hostwright(status)).exitCode).toBe(0)
  expect((await hostwright(`${line} --json`)).stdout).toContain('was there')
  expect(readFileSync(key, 'utf8')).toBe(secret)
})

test('the line that publishes names the context of the line that set up SSH', async () => {
  const { hostwright, sandbox, folder } = await createMachine({ limits: false })
  await hostwright(`context add work --base-url ${sandbox.baseUrl} --api-key-env HOSTWRIGHT_API_KEY`)
  const { stderr } = await hostwright(`ssh setup ${server} --private-key-file ${folder}/id --context work`)
  expect(stderr).toContain(`--private-key-file ${folder}/id --context work\n`)
})

test('the line that publishes can be typed as it is, also with a space in the path of the key', async () => {
  const { hostwright, folder } = await createMachine({ limits: false })
  const { stderr } = await hostwright(`ssh setup ${server} --private-key-file '${folder}/my key'`)
  expect(stderr).toContain(`--private-key-file '${folder}/my key'\n`)
})

test('a setup without a key, and a public key whose private key is missing, are usage errors', async () => {
  const { hostwright, folder, requests } = await createMachine()
  const none = await hostwright(`ssh setup ${server}`)
  expect([none.exitCode, none.stderr]).toEqual([2, expect.stringContaining('--private-key-file FILE')])
  writeFileSync(join(folder, 'id.pub'), 'ssh-ed25519 AAAA\n')
  const half = await hostwright(`ssh setup ${server} --private-key-file ${join(folder, 'id')}`)
  expect([half.exitCode, half.stderr]).toEqual([2, expect.stringContaining('id.pub is there')])
  expect([existsSync(join(folder, 'id')), requests]).toEqual([false, []])
})
