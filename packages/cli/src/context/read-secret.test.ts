import { expect, test } from 'vitest'
import { createMachine } from '../testing/test-machine.ts'

const password = 'S3cret-password'
const create = 'mail create hw123456.example.jp --mail-address info@hw123456.example.jp --password-stdin'

test('at a terminal, a password is asked for twice and not shown', async () => {
  const { hostwright, requests } = await createMachine()
  const ran = await hostwright(create, { terminal: 80, stdin: `${password}\n${password}` })
  expect(ran.exitCode, ran.stderr).toBe(0)
  expect(ran.stderr).toMatch(/^password \(not shown\): \npassword again: \n/)
  expect(await requests.at(-1)!.json()).toMatchObject({ password })
})

test.each([
  ['with a typo', `${password}\n${password}!`, 'the two lines differ'],
  ['that is empty', '', 'it is empty'],
])('a password %s is not sent', async (_, stdin, message) => {
  const { hostwright, requests } = await createMachine()
  const ran = await hostwright(create, { terminal: 80, stdin })
  expect(ran).toMatchObject({ exitCode: 2, stderr: expect.stringContaining(message) })
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([])
})

test('an API key, which is usually pasted, is asked for once', async () => {
  const { hostwright, sandbox } = await createMachine()
  const add = `context add work --base-url ${sandbox.baseUrl} --api-key-stdin`
  const ran = await hostwright(add, { terminal: 80, stdin: sandbox.apiKey })
  expect(ran.exitCode, ran.stderr).toBe(0)
})
