import { expect, test } from 'vitest'
import { createRealMachine, spend } from '../testing/real-machine.ts'
import { vpsOrder } from '../testing/vps-order.ts'

test('a rotated key continues with the journal, because it sees what the journal has ordered', async () => {
  const { begin, as, folder } = await createRealMachine()
  expect((await begin(`${vpsOrder} --yes`)).exitCode).toBe(0)
  const rotated = await as('key-two', spend(folder))
  expect(rotated.exitCode, rotated.stderr).toBe(0)
})

test.each(['order', 'apply'])('%s is rejected with the journal of another account', async (command) => {
  const { begin, as, folder, sandbox } = await createRealMachine()
  expect((await begin(`${vpsOrder.replace('web-02', 'web-03')} --yes`)).exitCode).toBe(0)
  // Another account has none of the contracts that the journal knows.
  sandbox.reset('empty')
  const refused = await as('key-two', command === 'order' ? `${vpsOrder} --yes` : spend(folder))
  expect(refused.exitCode).not.toBe(0)
  expect(refused.stderr).toMatch(
    /journal is of another account: it ordered web-03[^]* at\s+https:\/\/api.example.jp/,
  )
  if (command === 'order') expect(refused.stderr).toContain('hostwright context add NAME --journal FOLDER')
  expect((await as('key-two', 'vps list --json')).stdout).not.toContain('web-02')
})
