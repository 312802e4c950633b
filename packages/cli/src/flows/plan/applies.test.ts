import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMachine } from '../../testing/test-machine.ts'

test('applies lists a stopped apply with the line that goes on, and then that it is made', async () => {
  const machine = await createMachine({ limits: false })
  const none = await machine.hostwright('applies')
  expect([none.exitCode, none.stderr]).toEqual([0, 'No plan was applied with this journal.\n'])
  const file = join(machine.folder, 'account.yaml')
  const plan = join(machine.folder, 'account.plan')
  const server = '{ memo: shop, databases: { one: {}, two: {} } }'
  writeFileSync(file, `version: 1\nhosting: { hw123456.example.jp: ${server} }\n`)
  await machine.hostwright(`plan ${file} --out ${plan}`)
  machine.sandbox.faults.add({
    operationId: 'createDatabase',
    effect: { status: 409, code: 'OPERATION_ERROR' },
  })
  expect((await machine.hostwright(`apply ${plan} --yes`)).exitCode).toBe(1)
  const [stopped] = JSON.parse((await machine.hostwright('applies --json')).stdout)
  expect(stopped).toMatchObject({ state: 'stopped', total: 3, unknown: [] })
  expect(stopped.next).toBe(`hostwright apply PLAN --expect ${stopped.plan}`)
  const { baseUrl } = machine.sandbox
  await machine.hostwright(`context add work --base-url ${baseUrl} --api-key-env HOSTWRIGHT_API_KEY`)
  const [ofWork] = JSON.parse((await machine.hostwright('applies --json --context work')).stdout)
  expect(ofWork.next).toBe(`${stopped.next} --context work`)
  const applied = await machine.hostwright(`${stopped.next.slice(11).replace('PLAN', plan)} --yes`)
  expect(applied.exitCode, applied.stderr).toBe(0)
  const table = await machine.hostwright('applies', { terminal: 80 })
  expect(table.stdout.split('\n')[1]).toMatch(/^[0-9a-f]{12} {2}made {3,}3 of 3 /)
})
