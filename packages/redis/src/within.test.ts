import { expect, test } from 'vitest'
import { within } from './within.ts'

test('a response that arrived while the process was frozen counts', async () => {
  // The timers run between the first and the second callback.
  const respond = (): Promise<string> =>
    new Promise((resolve) => setImmediate(() => setImmediate(resolve, 'there')))
  const response = within(20, respond)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
  await expect(response).resolves.toBe('there')
})
