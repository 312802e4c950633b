import { expect, test } from 'vitest'
import { createScriptedAccount } from '../testing/scripted-account.ts'

const minute = 60_000

/** An order whose response was lost, on an account where something happens every minute. */
async function lose(name?: string) {
  const account = createScriptedAccount()
  const { platform, log } = account
  const sleep = async (ms: number, signal?: AbortSignal): Promise<void> => {
    await platform.sleep(ms, signal)
    log(422)
  }
  const { orders } = account.connect({ sleep })
  account.replies.push(new TypeError('terminated'))
  const quoted = await account.quote({}, { plan_id: 'standard-2gb', ...(name && { name }) })
  await account.place(quoted).catch(() => {})
  return { ...account, orders, quoted, start: platform.now() }
}

test('an order is asked about every minute until its outcome is known', async () => {
  const { orders, quoted, platform, start, requests } = await lose()
  requests.length = 0
  await expect(orders.waitUntilSettled(quoted)).resolves.toMatchObject({ outcome: 'not-executed' })
  // The horizon, and a minute as it ends between two readings.
  expect(platform.now() - start).toBe(76 * minute)
  expect(requests.filter((line) => line === 'GET /v1/me')).toHaveLength(77)
})

test('the wait ends as soon as the contract is there', async () => {
  const { orders, quoted, shown, platform, start } = await lose()
  const onProgress = (): void => {
    if (platform.now() - start >= 5 * minute) shown.contracts.push({ uuid: 'new', name: quoted.mark!.value })
  }
  await expect(orders.waitUntilSettled(quoted, { onProgress })).resolves.toMatchObject({
    outcome: 'executed',
    contracts: ['new'],
  })
  expect(platform.now() - start).toBe(6 * minute)
})

test('the wait fails where only a person decides', async () => {
  const { orders, quoted, shown, platform, start } = await lose('web-01')
  shown.contracts.push({ uuid: 'new', name: 'web-01' })
  await expect(orders.waitUntilSettled(quoted)).rejects.toMatchObject({
    name: 'WaitError',
    reason: 'failed',
    message: expect.stringContaining(`order ${quoted.idempotencyKey} to be settled`),
    lastState: { outcome: 'unknown', contracts: ['new'] },
  })
  // It takes two readings that agree.
  expect(platform.now() - start).toBe(77 * minute)
})

test('the wait has 15 minutes more than the horizon', async () => {
  const { orders, quoted, platform, start, shown } = await lose()
  // The log stands still.
  shown.log.unshift = () => 0
  await expect(orders.waitUntilSettled(quoted)).rejects.toMatchObject({
    name: 'WaitError',
    reason: 'deadline',
  })
  expect(platform.now() - start).toBe(90 * minute)
})
