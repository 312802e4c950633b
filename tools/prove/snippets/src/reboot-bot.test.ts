import { expect, test } from 'vitest'
import { setUp, type Stage } from './example-stage.ts'

const countReboots = ({ sandbox }: Stage): number =>
  sandbox.journal().requests.filter(({ operationId }) => operationId === 'rebootVps').length
const ask = { stdin: 'm-1 reboot web-01\n' }

test('a message that is delivered twice reboots once, reports each state once, and keeps its result', async () => {
  const stage = await setUp()
  const { run } = stage
  const ended = await run('reboot-bot', [], { stdin: 'm-1 reboot web-01\nm-1 reboot web-01\nhello\n' })
  expect(ended).toMatchObject({ exitCode: 0, stderr: '' })
  expect(ended.stdout.trim().split('\n')).toEqual([
    'hello: is no request: write ID reboot NAME',
    'm-1 web-01: processing',
    'm-1 web-01: running',
    'm-1 web-01: was rebooted and is running',
  ])
  const again = await run('reboot-bot', [], ask)
  expect(again.stdout).toBe('m-1 web-01: was rebooted and is running\n')
  expect(countReboots(stage)).toBe(1)
  await run('reboot-bot', [], { stdin: 'm-2 reboot web-01\n' })
  expect(countReboots(stage)).toBe(2)
})

test('a bot that is killed while it waits continues and reboots nothing twice', async () => {
  const stage = await setUp()
  await stage.run('reboot-bot', [], { ...ask, killAfter: 4 }) // the list, the reboot, and two reads
  const { stdout } = await stage.run('reboot-bot', [], ask)
  expect(stdout).toMatch(/m-1 web-01: was rebooted and is running\n$/)
  expect(countReboots(stage)).toBe(1)
})

test('a reboot without a response is never repeated; a rejected one reports the reason', async () => {
  const stage = await setUp()
  const { run, sandbox } = stage
  sandbox.faults.add({ operationId: 'rebootVps', effect: 'drop-response' })
  const lost = await run('reboot-bot', [], ask)
  expect(lost.stdout).toBe('m-1 web-01: may have been rebooted: look at it, and ask with a new message\n')
  expect((await run('reboot-bot', [], ask)).stdout).toBe(lost.stdout)
  expect(countReboots(stage)).toBe(1)

  sandbox.faults.add({ operationId: 'rebootVps', effect: { status: 409, code: 'FEATURE_UNAVAILABLE' } })
  const rejected = await run('reboot-bot', [], { stdin: 'm-2 reboot web-01\n' })
  expect(rejected.stdout).toMatch(/^m-2 web-01: was not rebooted: \[FEATURE_UNAVAILABLE\]/)
  const unknown = await run('reboot-bot', [], { stdin: 'm-3 reboot db-9\n' })
  expect(unknown.stdout).toContain('no VPS that this key can see')
})
