import { expect, test, vi } from 'vitest'
import { type Connection, createConnections } from './connections.ts'

/** Creates connections whose time passes only in pauses, and which open as `opens` says, one after the other. */
function setUp(...opens: ((() => Promise<unknown>) | Error)[]) {
  let time = 0
  const openedAt: number[] = []
  const opened: Connection[] = []
  const connections = createConnections(
    async () => {
      const next = opens[openedAt.length] ?? (async () => 'done')
      openedAt.push(time)
      if (next instanceof Error) throw next
      const connection = { isReady: true, destroy: vi.fn(), evalSha: vi.fn(next), eval: vi.fn() }
      opened.push(connection)
      return connection
    },
    { monotonic: () => time, sleep: async (ms) => void (time += ms) },
  )
  const run = (signal?: AbortSignal): Promise<unknown> =>
    connections.run(signal, (connection) => connection.evalSha('', { keys: [], arguments: [] }))
  return { run, opened, openedAt }
}

const fails = (message: string) => async (): Promise<never> => {
  throw new Error(message)
}
const hangs = (): Promise<never> => new Promise(() => {})

test('commands at the same time share one connection', async () => {
  const { run, opened } = setUp()
  await Promise.all([run(), run(), run()])
  expect(opened).toHaveLength(1)
  expect(opened[0]!.evalSha).toHaveBeenCalledTimes(3)
})

test.each(['READONLY You can’t write against a read only replica.', 'MASTERDOWN Link with MASTER is down'])(
  'after %s the connection is closed, and the next command opens another one',
  async (message) => {
    const { run, opened } = setUp(fails(message))
    await expect(run()).rejects.toThrow(message)
    expect(opened[0]!.destroy).toHaveBeenCalledOnce()
    await expect(run()).resolves.toBe('done')
  },
)

test.each(['LOADING Redis is loading the dataset in memory', 'OOM command not allowed'])(
  'after %s the connection is kept',
  async (message) => {
    const { run, opened } = setUp(fails(message))
    for (let round = 0; round < 2; round += 1) await expect(run()).rejects.toThrow(message)
    expect(opened).toHaveLength(1)
    expect(opened[0]!.destroy).not.toHaveBeenCalled()
  },
)

test('after a command without a response the connection gets no further command, and is closed when the others have ended', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const responses = [hangs(), promise]
  const { run, opened } = setUp(() => responses.shift()!)
  const late = new AbortController()
  const [hanging, waiting] = [run(late.signal), run()]
  await vi.waitFor(() => expect(opened[0]?.evalSha).toHaveBeenCalledTimes(2))
  late.abort(new Error('no response within 2000 ms'))
  await expect(hanging).rejects.toThrow('no response within 2000 ms')
  await expect(run()).resolves.toBe('done')
  expect(opened[0]!.evalSha).toHaveBeenCalledTimes(2)
  expect(opened[0]!.destroy).not.toHaveBeenCalled()
  resolve('in time')
  await expect(waiting).resolves.toBe('in time')
  expect(opened[0]!.destroy).toHaveBeenCalledOnce()
})

test('a command whose caller does not wait any more is not sent', async () => {
  const { run, opened } = setUp()
  const late = new AbortController()
  const running = run(late.signal)
  late.abort(new Error('too late'))
  await expect(running).rejects.toThrow('too late')
  expect(opened[0]!.evalSha).not.toHaveBeenCalled()
  await expect(run()).resolves.toBe('done')
  expect(opened).toHaveLength(1)
})

test('attempts to open one begin 100 ms to 1 s after each other, and a success ends the pauses', async () => {
  const refused = Array.from({ length: 6 }, () => new Error('ECONNREFUSED'))
  const { run, openedAt } = setUp(...refused, fails('READONLY'), async () => 'done', fails('READONLY'))
  for (let round = 0; round < 7; round += 1) await expect(run()).rejects.toThrow(/ECONNREFUSED|READONLY/)
  await expect(run()).resolves.toBe('done')
  expect(openedAt.map((at, index) => at - (openedAt[index - 1] ?? 0))).toEqual([
    0, 100, 200, 400, 800, 1_000, 1_000, 1_000,
  ])
})

test('commands that need a connection while one is being opened wait for it', async () => {
  const { run, openedAt } = setUp(new Error('ECONNREFUSED'))
  const refused = await Promise.allSettled([run(), run()])
  expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await Promise.all([run(), run()])
  expect(openedAt).toEqual([0, 100])
})
