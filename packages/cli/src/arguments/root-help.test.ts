import { expect, test } from 'vitest'
import { commandGroups } from '../commands.ts'
import { createMachine } from '../testing/test-machine.ts'
import { sections } from './root-help.ts'

test('the help has each command once, below a heading', () => {
  expect(Object.values(sections).flat().toSorted()).toEqual(Object.keys(commandGroups()).toSorted())
})

test('the help of a group has several examples', async () => {
  const { hostwright } = await createMachine()
  const { stdout } = await hostwright('dns --help')
  expect(stdout).toContain('  hostwright dns list hw123456.example.jp\n  hostwright dns create ')
})

test('the examples of the help are lines that work', async () => {
  const { hostwright } = await createMachine()
  const { stdout } = await hostwright('--help')
  const lines = [...stdout.matchAll(/^ {2}hostwright (.*?) {2,}/gm)].map(([, line]) => line!)
  expect(lines).toHaveLength(4)
  await hostwright('mail create --mail-address info@example.com --password-env P', {
    env: { P: 'Correct-Horse-7' },
  })
  for (const line of lines) expect((await hostwright(line)).stderr, line).not.toContain('hostwright:')
})
