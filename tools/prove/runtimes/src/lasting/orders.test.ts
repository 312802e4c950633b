import { createSandbox, type Sandbox } from '@hostwright/sandbox/node'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dates } from './dates.ts'
import { startWorker, type Worker } from './start-worker.ts'

describe.each(dates)('with the compatibility date %s', (date) => {
  let sandbox: Sandbox
  let worker: Worker
  beforeEach(async () => {
    sandbox = await createSandbox()
    worker = await startWorker('orders.ts', date, (await sandbox.listen({ port: 0 })).url)
  })
  afterEach(async () => {
    await worker.stop()
    await sandbox.close()
  })

  const ensure = (name: string): Promise<string> => worker.visit(`/ensure?name=${name}&key=${sandbox.apiKey}`)
  /** Counts the dry runs and the orders that the API has accepted. */
  const accepted = (): number =>
    sandbox
      .journal()
      .requests.filter(({ operationId, status }) => operationId === 'orderVps' && status === 200).length

  test('visitors that order one name at the same time, and others beside them, are served', async () => {
    const states = await Promise.all(['shop-01', 'shop-01', 'shop-02', 'shop-03'].map(ensure))
    expect(states.toSorted()).toEqual(['existing', 'ordered', 'ordered', 'ordered'])
  })

  test('a visitor after a handler that responded before it ordered is served', async () => {
    await worker.visit(`/early?ms=0&name=shop-01&key=${sandbox.apiKey}`)
    expect(await Promise.all(['shop-01', 'shop-02'].map(ensure))).toEqual(['ordered', 'ordered'])
    expect(accepted()).toBe(4)
  })
})
