import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { type Fate, fates, type Loads, type Way } from '../testing/order-in-thread.ts'

async function order(fate: Fate, way: Way): Promise<Loads> {
  const thread = new Worker(new URL('../testing/order-in-thread.ts', import.meta.url), {
    workerData: { fate, way },
    execArgv: ['--conditions=@hostwright/source'],
  })
  const [loads] = (await once(thread, 'message')) as [Loads]
  await thread.terminate()
  return loads
}

const ways: Way[] = ['ensure', 'place']
const planted: Fate = 'loads a module by itself'

test.each(fates.filter((fate) => fate !== planted))(
  'an order that %s loads no module between its claim and the end of the call',
  async (fate) => {
    for (const way of ways) {
      const { before, since, end } = await order(fate, way)
      expect(since, `${way}: ${end}`).toEqual([])
      // The order has been claimed, so its modules are those of an order that has left.
      expect(before, end).toEqual(['watch-leaving.ts'])
    }
  },
)

test('a module that is loaded while an order is on its way is found', async () => {
  const { since } = await order(planted, 'ensure')
  expect(since).toContain('in-doubt.ts')
})

test('the result of an order is told', async () => {
  expect((await order('is confirmed', 'ensure')).end).toContain('"state":"ordered"')
  expect((await order('gets no response', 'place')).end).toContain('OrderOutcomeUnknownError')
})

test('an order in doubt whose further code is missing is not retried, and the error says so', async () => {
  const { end, again, sent } = await order('gets no response', 'ensure')
  expect(end).toContain('OrderOutcomeUnknownError')
  expect(again).toBe('ConfigError: orders cannot be loaded: keep all files of the packages together')
  expect(sent).toBe(1)
})
