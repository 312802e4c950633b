import { writeFileSync } from 'node:fs'
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
