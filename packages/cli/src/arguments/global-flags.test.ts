import { expect, test } from 'vitest'
import { createMachine } from '../testing/test-machine.ts'

test.each([
  '--json vps list',
  'vps --json list',
  'vps list --json',
  '-o json vps list',
  '--output json vps list',
  '--output=json vps list',
  '-o json=uuid,name,vps_type,plan_name,status,ip_address,os,memo vps list',
])('%s prints the list as JSON: global flags may stand anywhere', async (line) => {
  const { hostwright } = await createMachine()
  const { exitCode, stdout, stderr } = await hostwright(line)
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
  expect(JSON.parse(stdout)).toMatchObject([{ name: 'web-01' }])
})

test('a context in front of the command is the account that the command calls', async () => {
  const machine = await createMachine()
  const env = { HOSTWRIGHT_BASE_URL: undefined, HOSTWRIGHT_API_KEY: undefined }
  const { baseUrl, apiKey } = machine.sandbox
  await machine.hostwright(`context add work --base-url ${baseUrl} --key-command 'echo ${apiKey}'`)
  await machine.hostwright('context add gone --base-url http://127.0.0.1:1 --key-command false')
  expect((await machine.hostwright('--context work vps list', { env })).stdout).toContain('web-01')
  expect((await machine.hostwright('--context gone vps list', { env })).exitCode).not.toBe(0)
  const misspelled = await machine.hostwright('--context wrk vps list', { env })
  expect(misspelled.stderr).toContain('There is no context wrk. Did you mean work?')
})

test('a value that looks like a global flag stays where it is', async () => {
  const { hostwright } = await createMachine()
  await hostwright('vps memo set web-01 --memo=--json')
  expect((await hostwright('vps list -o json=memo')).stdout).toBe('[{"memo":"--json"}]\n')
})

test('a flag that the command does not take is a usage error before and after the command', async () => {
  const { hostwright } = await createMachine()
  expect((await hostwright('--context work completion bash')).exitCode).toBe(2)
  expect((await hostwright('--jsn vps list')).exitCode).toBe(2)
})
