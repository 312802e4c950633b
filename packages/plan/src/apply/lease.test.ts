import { ConfigError } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { createHosting } from '@hostwright/hosting'
import { expect, test, vi } from 'vitest'
import { ApplyError, applyPlan, parseDesired, planAccount, StalePlanError } from '../index.ts'
import { type Scene, setUp } from '../testing/set-up.ts'

const server = 'hw123456.example.jp'
const rules = [{ type: 'ssh' as const }, { type: 'web' as const }]
const first = parseDesired({ version: 1, vps: { 'web-01': { packet_filter: { rules } } } })
const allow = ['expose~**']
const second = parseDesired({ version: 1, hosting: { [server]: { memo: 'shop' } } })

/** Creates a `fetch` that calls a function before each write, with the number of the write. */
function before(
  scene: Scene,
  act: (write: number) => Promise<unknown>,
): (request: Request) => Promise<Response> {
  let writes = 0
  return async (request) => {
    if (request.method !== 'GET') await act((writes += 1))
    return scene.sandbox.fetch(request)
  }
}

test('a plan waits while another is applied with the same journal, and is rejected if that continues', async () => {
  const scene = await setUp()
  const { clock } = scene.sandbox
  const plans = [await planAccount(scene.client, first), await planAccount(scene.client, second)] as const
  const sleeps: number[] = []
  const isRenewed = Promise.withResolvers<void>()
  const late = scene.connect({
    async sleep(ms) {
      sleeps.push(ms)
      await isRenewed.promise
    },
  })
  let other: Promise<unknown> | undefined
  const early = scene.connect({
    fetch: before(scene, async (write) => {
      if (write === 1) {
        other = applyPlan(plans[1], { client: late }).catch((error: unknown) => error)
        await vi.waitFor(() => expect(sleeps).toHaveLength(1))
        await clock.advance({ seconds: 30 })
      } else {
        isRenewed.resolve()
        await other
      }
    }),
  })
  expect(await applyPlan(plans[0], { client: early, allow })).toMatchObject({ writes: 2 })
  expect(sleeps).toEqual(Array(60).fill(1_000))
  expect(await other).toMatchObject({ name: 'ConfigError', field: 'plan' })
  expect(String(await other)).toContain(`while the plan ${plans[0].digest.slice(0, 12)} is applied`)
  expect(await applyPlan(plans[1], { client: scene.client })).toMatchObject({ writes: 1 })
})

test('a plan that waits for another begins within a second after that has ended', async () => {
  const scene = await setUp()
  const plans = [await planAccount(scene.client, first), await planAccount(scene.client, second)] as const
  const hasEnded = Promise.withResolvers<void>()
  const sleep = vi.fn(() => hasEnded.promise)
  const late = scene.connect({ sleep })
  let other: Promise<unknown> | undefined
  const early = scene.connect({
    fetch: before(scene, async () => {
      other ??= applyPlan(plans[1], { client: late })
      await vi.waitFor(() => expect(sleep).toHaveBeenCalled())
    }),
  })
  await applyPlan(plans[0], { client: early, allow })
  hasEnded.resolve()
  expect(await other).toMatchObject({ writes: 1 })
  expect(sleep.mock.calls).toEqual([[1_000, undefined]])
})

test('after 60 s without a renewal another plan takes the lease, and the first sends nothing until it has ended', async () => {
  const scene = await setUp()
  const plans = [await planAccount(scene.client, first), await planAccount(scene.client, second)] as const
  const isHanging = Promise.withResolvers<void>()
  const isAwake = Promise.withResolvers<void>()
  const silent = scene.connect({
    fetch: before(scene, async () => {
      isHanging.resolve()
      await isAwake.promise
    }),
  })
  const hung = applyPlan(plans[0], { client: silent, allow }).catch((error: unknown) => error)
  await isHanging.promise
  const next = scene.connect({
    fetch: before(scene, async () => {
      isAwake.resolve()
      await hung
    }),
  })
  expect(await applyPlan(plans[1], { client: next })).toMatchObject({ writes: 1 })
  const error = (await hung) as ApplyError
  expect(error).toBeInstanceOf(ApplyError)
  expect(error.cause).toBeInstanceOf(ConfigError)
  expect(error.applied.writes).toBe(1)
  expect(await applyPlan(plans[0], { client: scene.client, allow })).toMatchObject({ writes: 1 })
})

test('the lease of a machine whose clock is an hour ahead is taken after 60 s as well', async () => {
  const scene = await setUp()
  const { clock } = scene.sandbox
  const plans = [await planAccount(scene.client, first), await planAccount(scene.client, second)] as const
  const isHanging = Promise.withResolvers<void>()
  const isAwake = Promise.withResolvers<void>()
  const ahead = scene.connect({
    now: () => clock.now() + 3_600_000,
    fetch: before(scene, async () => {
      isHanging.resolve()
      await isAwake.promise
    }),
  })
  const hung = applyPlan(plans[0], { client: ahead, allow }).catch((error: unknown) => error)
  await isHanging.promise
  const sleep = vi.fn(clock.sleep)
  expect(await applyPlan(plans[1], { client: scene.connect({ sleep }) })).toMatchObject({ writes: 1 })
  expect(sleep.mock.calls.map(([ms]) => ms)).toEqual(Array(60).fill(1_000))
  isAwake.resolve()
  await hung
})

test('a plan that has ended or was rejected releases the lease', async () => {
  const scene = await setUp()
  const sleep = vi.fn(scene.sandbox.clock.sleep)
  const client = scene.connect({ sleep })
  const plans = [await planAccount(client, first), await planAccount(client, second)] as const
  await createHosting(client).server(server).memo.set('somebody else')
  await expect(applyPlan(plans[1], { client })).rejects.toThrow(StalePlanError)
  await applyPlan(plans[0], { client, allow })
  await applyPlan(await planAccount(client, second), { client })
  expect(sleep).not.toHaveBeenCalled()
})

test('plans of two sandboxes with one journal are applied at the same time', async () => {
  const [scene, other] = [await setUp(), await setUp()]
  const sleep = vi.fn(async () => {})
  const late = other.connect({ journal: portsOf(scene.client).journal, sleep })
  const plan = await planAccount(late, second)
  let result: unknown
  const early = scene.connect({
    fetch: before(scene, async () => {
      result ??= await applyPlan(plan, { client: late }).catch((error: unknown) => error)
    }),
  })
  await applyPlan(await planAccount(scene.client, first), { client: early, allow })
  expect(result).toMatchObject({ writes: 1 })
  expect(sleep).not.toHaveBeenCalled()
})
