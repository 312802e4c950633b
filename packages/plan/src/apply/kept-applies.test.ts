import { portsOf } from '@hostwright/common/ports'
import { expect, test, vi } from 'vitest'
import { applyPlan, listApplies, parseDesired, planAccount } from '../index.ts'
import { setUp } from '../testing/set-up.ts'

const server = 'hw123456.example.jp'
const desired = parseDesired({
  version: 1,
  hosting: { [server]: { memo: 'shop', databases: { one: {}, two: {} } } },
})

test('an apply that failed is listed as stopped, and as made once the same plan was applied again', async () => {
  const { client, sandbox } = await setUp()
  expect(await listApplies(client)).toEqual([])
  const plan = await planAccount(client, desired)
  expect(await listApplies(client)).toEqual([])
  sandbox.faults.add({ operationId: 'createDatabase', effect: { status: 409, code: 'OPERATION_ERROR' } })
  await expect(applyPlan(plan, { client })).rejects.toThrow('OPERATION_ERROR')
  const { digest, summary } = plan
  const [stopped] = await listApplies(client)
  expect(stopped).toMatchObject({ digest, summary, state: 'stopped', total: 3, unknown: [] })
  expect(stopped!.made).toBeLessThan(3)
  await applyPlan(plan, { client })
  expect(await listApplies(client)).toEqual([
    { digest, summary, state: 'made', total: 3, made: 3, unknown: [], at: portsOf(client).now() },
  ])
})

test('an apply whose process died is running until its lease ends, and names the change that may be made', async () => {
  const { client, connect, sandbox } = await setUp()
  const plan = await planAccount(client, desired)
  let sent = (): void => {}
  const isSent = new Promise<void>((resolve) => (sent = resolve))
  const dying = connect({
    fetch(request) {
      if (request.method === 'GET') return sandbox.fetch(request)
      sent()
      return new Promise<never>(() => {})
    },
  })
  void applyPlan(plan, { client: dying }).catch(() => {})
  await isSent
  const [running] = await listApplies(client)
  expect(running).toMatchObject({ state: 'running', total: 3, made: 0 })
  await sandbox.clock.advance({ minutes: 2 })
  const [stopped] = await listApplies(client)
  expect(stopped!.state).toBe('stopped')
  expect(stopped!.unknown).not.toEqual([])
  for (const address of stopped!.unknown) expect(address).toMatch(`hosting/${server}/`)
  await applyPlan(plan, { client })
  expect(await listApplies(client)).toMatchObject([{ state: 'made', made: 3, unknown: [] }])
})

test('an apply whose process died after its last change is listed as made when the plan is applied again', async () => {
  const { client } = await setUp()
  const plan = await planAccount(client, desired)
  const { journal } = portsOf(client)
  const { write } = journal
  const dying = vi.spyOn(journal, 'write').mockImplementation(async (record) => {
    if (record.path === 'plan-apply' && record.state === 'settled') throw new Error('the process died')
    return write(record)
  })
  await expect(applyPlan(plan, { client })).rejects.toThrow('the process died')
  dying.mockRestore()
  await applyPlan(plan, { client })
  expect(await listApplies(client)).toMatchObject([{ state: 'made', made: 3 }])
})

test('applies are listed with the latest first, and each plan once', async () => {
  const { client, sandbox } = await setUp()
  const digests: string[] = []
  for (const memo of ['first', 'second', 'first']) {
    const plan = await planAccount(client, parseDesired({ version: 1, vps: { 'web-01': { memo } } }))
    await applyPlan(plan, { client })
    digests.unshift(plan.digest)
    await sandbox.clock.advance({ minutes: 5 })
  }
  expect((await listApplies(client)).map(({ digest }) => digest)).toEqual(digests)
  expect(new Set(digests).size).toBe(3)
})
