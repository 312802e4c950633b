import { expect, test } from 'vitest'
import { createRandom } from '../random.ts'
import { createTurns } from './turns.ts'

const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

function setUp() {
  const events: string[] = []
  let now = 0
  const turns = createTurns<string>({
    random: createRandom(1),
    now: () => now,
    advance: async (ms) => void (now += ms),
    goOn: (member, id) => void events.push(`${member} ${id} at ${now}`),
  })
  turns.join('a')
  turns.join('b')
  return { turns, events }
}

test('no member continues while another one is busy', () => {
  const { turns, events } = setUp()
  turns.stop('a', 1)
  expect(events).toEqual([])
  turns.stop('b', 1)
  expect(events).toHaveLength(1)
})

test('the others do not wait for a member that has left, and its own steps do not continue', () => {
  const { turns, events } = setUp()
  turns.stop('a', 1)
  turns.leave('b')
  expect(events).toEqual(['a 1 at 0'])
  turns.stop('b', 1)
  turns.stop('a', 2)
  expect(events).toEqual(['a 1 at 0', 'a 2 at 0'])
})

test('when all members sleep, the time advances until the first wakes', async () => {
  const { turns, events } = setUp()
  turns.sleep('a', 1, 5_000)
  turns.stop('b', 1)
  expect(events).toEqual(['b 1 at 0'])
  turns.sleep('b', 2, 3_000)
  await settle()
  expect(events).toEqual(['b 1 at 0', 'b 2 at 3000'])
})

test('parallel work of one member continues step by step', () => {
  const { turns, events } = setUp()
  turns.leave('b')
  turns.stop('a', 1)
  turns.stop('a', 2)
  turns.stop('a', 3)
  expect(events).toEqual(['a 1 at 0', 'a 2 at 0', 'a 3 at 0'])
})
