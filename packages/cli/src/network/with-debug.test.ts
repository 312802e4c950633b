import { expect, test } from 'vitest'
import { createMachine } from '../testing/test-machine.ts'

const server = 'hw123456.example.jp'

test('--debug prints requests and responses on standard error, and only data on standard output', async () => {
  const { hostwright, sandbox } = await createMachine()
  const plain = await hostwright('vps list --json')
  const { stdout, stderr } = await hostwright('--debug vps list --json')
  expect(stdout).toBe(plain.stdout)
  expect(stderr).toContain(`> GET ${sandbox.baseUrl}/v1/vps/servers\n`)
  expect(stderr).toContain('< 200')
  expect(stderr).toContain('"name":"web-01"')
  expect(stderr).toContain('> authorization: Bearer [redacted]\n')
  expect(stderr).not.toContain(sandbox.apiKey)
})

test('--debug shows no password of a request and no private key of a response', async () => {
  const { hostwright, folder, sandbox } = await createMachine()
  const ftp = `ftp create ${server} --ftp-account deploy@example.com --directory /example.com --password-env P --debug`
  const sent = await hostwright(ftp, { env: { P: 'Correct-Horse-7' } })
  expect(sent.stderr).toContain('"password":"[redacted]"')
  const key = await hostwright(
    `ssh-key create ${server} --generate --label laptop --private-key-file ${folder}/key --debug`,
  )
  expect(key.stderr).toContain('[redacted]')
  for (const secret of ['Correct-Horse-7', 'PRIVATE', sandbox.apiKey])
    expect(sent.stderr + key.stderr).not.toContain(secret)
})

test('--debug shows the reason why nothing was reached', async () => {
  const { hostwright } = await createMachine()
  const fetch = (): Promise<Response> => Promise.reject(new TypeError('fetch failed'))
  const { exitCode, stderr } = await hostwright('--debug vps get 00000000-0000-4000-8000-000000000001', {
    fetch,
  })
  expect(exitCode).toBe(5)
  expect(stderr).toContain('< TypeError: fetch failed')
})
