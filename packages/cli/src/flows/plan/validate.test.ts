import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMachine } from '../../testing/test-machine.ts'

const toFile = (minute: string): string => `version: 1
hosting:
  hw1:
    cron: [{ minute: '${minute}', hour: '3', day: '*', month: '*', weekday: '*', command: x }]
    database_users: { app: { password: { env: NOT_SET_ANYWHERE } } }
`

test('validate calls nothing, reads no secret, and exits with 0 for a file that plan takes', async () => {
  const machine = await createMachine()
  const file = join(machine.folder, 'account.yaml')
  writeFileSync(file, toFile('0'))
  let calls = 0
  const fetch = async (request: Request): Promise<Response> => {
    calls += 1
    return machine.sandbox.fetch(request)
  }
  const { exitCode, stderr } = await machine.hostwright(`validate ${file}`, { fetch })
  expect([exitCode, calls]).toEqual([0, 0])
  expect(stderr).toContain('is valid')
})

test('validate exits with 2 and names line and path of a problem', async () => {
  const machine = await createMachine()
  const file = join(machine.folder, 'account.yaml')
  writeFileSync(file, toFile('60'))
  const { exitCode, stderr } = await machine.hostwright(`validate ${file}`)
  expect(exitCode).toBe(2)
  expect(stderr).toContain('line 4')
  expect(stderr).toContain('hosting.hw1.cron.0.minute is "60"')
  expect((await machine.hostwright('validate missing.yaml')).exitCode).toBe(2)
})
