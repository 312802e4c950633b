import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMachine, type Machine } from '../../testing/test-machine.ts'

const server = 'hw123456.example.jp'

function write({ folder }: Machine, account: object): string {
  const file = join(folder, 'account.json')
  writeFileSync(file, JSON.stringify({ version: 1, ...account }))
  return file
}

const order = {
  plan_id: 'standard-2gb',
  period: 1,
  image_id: 'debian-13',
  max_total_price: 9_000,
  root_password: { env: 'ROOT_PASSWORD' },
  agree_to_terms: true,
}

test('an order of a plan whose response is lost: the command does not say that nothing was made', async () => {
  const machine = await createMachine({ limits: false })
  const file = write(machine, { vps: { 'web-09': { order } } })
  machine.sandbox.faults.add({ operationId: 'orderVps', nth: 2, effect: 'drop-response' })
  const env = { ROOT_PASSWORD: 'Correct-Horse-7' }
  const { exitCode, stderr } = await machine.hostwright(`apply ${file} --yes --spend 9000`, { env })
  expect(machine.sandbox.account.balance).toBeLessThan(1_000_000)
  expect(exitCode).toBe(3)
  expect(stderr).toContain('It is unknown whether the change that failed was made.')
  expect(stderr).not.toMatch(/no change was made|nothing was/i)
})

test('an order of a plan that the API rejects: the command does not call it unknown', async () => {
  const machine = await createMachine({ limits: false })
  const file = write(machine, { vps: { 'web-09': { order } } })
  machine.sandbox.faults.add({
    operationId: 'orderVps',
    nth: 2,
    effect: { status: 402, code: 'PAYMENT_REQUIRED' },
  })
  const env = { ROOT_PASSWORD: 'Correct-Horse-7' }
  const { exitCode, stderr } = await machine.hostwright(`apply ${file} --yes --spend 9000`, { env })
  expect(exitCode).toBe(1)
  expect(stderr).toContain('No change was completed.')
  expect(stderr).not.toContain('unknown')
})

test('a change of two requests whose second is rejected is named as half made', async () => {
  const machine = await createMachine({ limits: false })
  const job = {
    minute: '0',
    hour: '3',
    day: '*',
    month: '*',
    weekday: '*',
    command: 'backup',
    enabled: false,
  }
  const file = write(machine, { hosting: { [server]: { cron: [job] } } })
  const effect = { status: 409, code: 'OPERATION_ERROR' } as const
  machine.sandbox.faults.add({ operationId: 'updateCronJob', effect })
  const { stderr } = await machine.hostwright(`apply ${file} --yes --allow expose`)
  expect(stderr).toMatch(/half made +hosting\/hw123456\.example\.jp\/cron\/.*\n +without updateCronJob\n/)
  expect(stderr).not.toMatch(/no change was made|nothing was/i)
})
