import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createRealMachine, spend } from '../testing/real-machine.ts'
import { vpsOrder } from '../testing/vps-order.ts'

test('an order binds the journal to the account; a rotated key is recognized by the servers', async () => {
  const { begin, as, folder } = await createRealMachine()
  expect((await begin(`${vpsOrder} --yes`)).exitCode).toBe(0)
  const rotated = await as('key-two', spend(folder))
  expect(rotated.exitCode, rotated.stderr).toBe(0)
})

test.each(['order', 'apply'])('%s is rejected with the journal of another account', async (command) => {
  const { begin, as, folder, journal, hostwright } = await createRealMachine()
  await begin(`${vpsOrder.replace('web-02', 'web-03')} --yes`)
  const other = { keys: ['0123456789abcdef'], servers: ['hw999999.example.jp'] }
  writeFileSync(join(journal, 'account.json'), JSON.stringify(other))
  const before = (await hostwright('vps list --json')).stdout
  const line = command === 'order' ? `${vpsOrder} --yes` : spend(folder)
  const refused = await as('key-one', line)
  expect(refused.exitCode).toBe(1)
  expect(refused.stderr).toContain('this key sees none of its servers, such as hw999999.example.jp')
  expect((await hostwright('vps list --json')).stdout).toBe(before)
})

test('a damaged account.json stops orders, and its text is not shown', async () => {
  const { begin, as, folder, journal } = await createRealMachine()
  await begin(`${vpsOrder.replace('web-02', 'web-03')} --yes`)
  writeFileSync(join(journal, 'account.json'), '{"secret-1234')
  const refused = await as('key-one', spend(folder))
  expect(refused.exitCode).toBe(2)
  expect(refused.stderr).toContain('account.json cannot be used')
  expect(refused.stderr).not.toContain('secret-1234')
})
