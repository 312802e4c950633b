import { expect, test } from 'vitest'
import { createMachine } from '../testing/test-machine.ts'

const account = 'hw123456.example.jp info@example.com'

test('a forwarding is removed by its own flag, and not by an empty value or by a line that gives nothing', async () => {
  const { hostwright } = await createMachine({ assumptions: { 'ownership-check': 'no-record-needed' } })
  const env = { PASSWORD: 'Correct-Horse-7' }
  await hostwright(
    'mail create hw123456.example.jp --mail-address info@example.com --password-env PASSWORD',
    {
      env,
    },
  )
  const set = (flags: string): ReturnType<typeof hostwright> =>
    hostwright(`mail forwarding set ${account} ${flags} --yes`)
  const read = async (): Promise<unknown> =>
    (
      JSON.parse((await hostwright(`mail forwarding get ${account} --json`)).stdout) as Record<
        string,
        unknown
      >
    )['forwarding_addresses']
  expect((await set('--forwarding-addresses a@example.net')).exitCode).toBe(0)
  expect((await set('--forwarding-addresses=')).exitCode).toBe(2)
  expect(await set('--no-forwarding-addresses --forwarding-addresses b@example.net')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining(
      '--no-forwarding-addresses and --forwarding-addresses contradict each other.',
    ),
  })
  expect(await set('')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('The line gives nothing to change.'),
  })
  expect(await read()).toEqual(['a@example.net'])
  expect((await set('--no-forwarding-addresses')).exitCode).toBe(0)
  expect(await read()).toEqual([])
})

test('a change of a WordPress installation that gives no memo keeps its memo', async () => {
  const { hostwright, requests } = await createMachine()
  const { exitCode } = await hostwright('wordpress update hw123456.example.jp 4d1e0c7ab93f5826')
  expect({ exitCode, requests }).toEqual({ exitCode: 2, requests: [] })
})

test.each([
  ['order vps', 'Whether the contract is renewed automatically from the prepaid balance. By default: true.'],
  ['wordpress delete', 'Whether to delete the database of the site with all its content. By default: true.'],
  ['dns create', '3600 by default.'],
])('%s: the help says what a flag is by default, once', async (line, said) => {
  const { hostwright } = await createMachine()
  const { stdout } = await hostwright(`${line} --help`)
  expect(stdout).toContain(said)
  expect(stdout).not.toMatch(/default[^\n]*By default: /)
})

test('no example forwards a mailbox to itself', async () => {
  const { hostwright } = await createMachine()
  const { stdout } = await hostwright('mail forwarding set --help')
  expect(stdout).toContain('info@example.com --forwarding-addresses office@example.net --yes')
})
