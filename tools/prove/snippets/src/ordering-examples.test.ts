import { createVps } from '@hostwright/vps'
import { expect, test } from 'vitest'
import { setUp, type Stage } from './example-stage.ts'

const script = 'order-within-budget'
const names = ['web-11', 'web-12', 'web-13']
const env = { ROOT_PASSWORD: 'Correct-Horse-7' }

async function readPrice(client: Stage['client']): Promise<number> {
  const { plans } = await createVps(client).plans()
  return plans[0]!.periods.find(({ months }) => months === 12)!.total_price
}

test('three VPSs are ordered once each, although a response is lost in between', async () => {
  const { sandbox, run, client } = await setUp()
  const price = await readPrice(client)
  const args = [String(3 * price), ...names]
  const paid = (): number => (1_000_000 - sandbox.account.balance) / price
  // Each VPS needs a dry run and an order.
  sandbox.faults.add({ operationId: 'orderVps', nth: 4, effect: 'drop-response' })
  const lost = await run(script, args, { env })
  expect(lost).toMatchObject({ exitCode: 75, stderr: expect.stringMatching(/Run it again in \d+ minutes?/) })
  expect(paid()).toBe(2)
  // The second VPS is still unlisted at the second run, however slow the machine is, so its outcome is unknown.
  expect(await run(script, args, { env })).toMatchObject({ exitCode: 75 })
  expect(paid()).toBe(2)

  await sandbox.clock.advance({ minutes: 30 })
  const goneOn = await run(script, args, { env })
  expect(goneOn).toMatchObject({ exitCode: 0, stderr: '' })
  expect(goneOn.stdout).toMatch(
    /web-12: existing \nweb-12: [\d.]+\nweb-13 is ordered for \d+ yen\nweb-13: ordered/,
  )
  expect(paid()).toBe(3)
  const listed = (await createVps(client).servers()).map(({ name }) => name)
  expect(listed.toSorted()).toEqual(['web-01', ...names])

  expect(await run(script, args, { env })).toMatchObject({ exitCode: 0 })
  expect(paid()).toBe(3)
})

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'one VPS is ordered, although the script is killed at request %i',
  async (killAfter) => {
    const { sandbox, run, client } = await setUp()
    sandbox.transitions.set('signup', { mode: 'after', seconds: 20 })
    const price = await readPrice(client)
    const args = [String(price), 'web-11']
    const before = sandbox.journal().requests.length
    expect(await run(script, args, { env, killAfter: before + killAfter })).toMatchObject({
      signal: 'SIGKILL',
    })
    let ended = await run(script, args, { env })
    if (ended.exitCode === 75) {
      // A dry run that the journal does not have looks like a colleague's order until that order would have been
      // listed.
      await sandbox.clock.advance({ minutes: Number(/again in (\d+) minutes/.exec(ended.stderr)![1]) })
      ended = await run(script, args, { env })
    }
    expect(ended).toMatchObject({
      exitCode: 0,
      stderr: '',
      stdout: expect.stringMatching(/^web-11: [\d.]+$/m),
    })
    expect(sandbox.account.balance).toBe(1_000_000 - price)
  },
)

test('a VPS that somebody else has ordered is found, and what differs is named', async () => {
  const { run } = await setUp()
  expect(await run(script, ['50000', 'web-01'], { env })).toMatchObject({
    exitCode: 0,
    stdout: expect.stringMatching(/^web-01: existing.*\nweb-01: [\d.]+\n$/),
  })
})

test('above the budget nothing is ordered', async () => {
  const { sandbox, run, client } = await setUp()
  const price = await readPrice(client)
  const rejected = await run(script, [String(3 * price - 1), ...names], { env })
  expect(rejected).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining(`the order costs ${price}`),
  })
  expect(sandbox.account.balance).toBe(1_000_000)
  expect(await run(script, ['50000', 'web-11'])).toMatchObject({ exitCode: 2 }) // without a password
})
