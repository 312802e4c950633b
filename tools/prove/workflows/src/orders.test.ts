import type { Sandbox } from '@hostwright/sandbox/node'
import { beforeEach, expect, test } from 'vitest'
import { caseOf } from './cases.ts'
import { expectNoSecret } from './expect-no-secret.ts'
import { createFastSandbox, runWorkflow, type WorkflowRun } from './run-workflow.ts'

const orderCase = caseOf('order-a-vps')
const price = Number(orderCase.inputs['totalPrice'])
const contractsAtFirst = 1

let sandbox: Sandbox
beforeEach(async () => {
  // The worst undocumented behaviour: the same Idempotency-Key orders again.
  sandbox = await createFastSandbox({ assumptions: { 'completed-order-replay': 'order-again' } })
  sandbox.transitions.set('signup', { mode: 'usual' })
  return () => sandbox.close()
})

const order = (): Promise<WorkflowRun> =>
  runWorkflow(sandbox, orderCase.file, orderCase.workflowId, orderCase.inputs)
const settle = (): Promise<WorkflowRun> =>
  runWorkflow(sandbox, 'settle-an-order', 'settleOrder', { from: '2026-09-30 23:50:00' })

async function countOrders(): Promise<number> {
  const headers = { Authorization: `Bearer ${sandbox.apiKey}` }
  const response = await sandbox.fetch(new Request(`${sandbox.baseUrl}/v1/vps/servers`, { headers }))
  const { servers } = (await response.json()) as { servers: { name: string }[] }
  const ordered = servers.filter(({ name }) => name === orderCase.inputs['name'])
  expect(servers).toHaveLength(contractsAtFirst + ordered.length)
  expect(sandbox.account.balance).toBe(1_000_000 - price * ordered.length)
  return ordered.length
}

test('retried 429s and 503s end in exactly one order', async () => {
  for (const fault of orderCase.faults) sandbox.faults.add(fault)
  expect((await order()).passed).toBe(true)
  expect(await countOrders()).toBe(1)
})

test('a changed price stops the workflow before the order', async () => {
  sandbox.plans.change('standard-2gb', { periods: [{ months: 12, price: 1_700 }] })
  const { passed, requests } = await order()
  expect(passed).toBe(false)
  expect(requests).toEqual(['orderVps 422'])
  expect(await countOrders()).toBe(0)
})

test('an order whose response is lost is not retried, and is found', async () => {
  sandbox.faults.add({ operationId: 'orderVps', nth: 2, effect: 'drop-response' })
  const { passed, requests } = await order()
  expect(passed).toBe(false)
  expect(requests).toEqual(['orderVps 200', 'orderVps null'])

  const settled = await settle()
  expect(settled.passed, settled.printed).toBe(true)
  expect(settled.requests).toEqual(['listLogs 200', 'listLogs 200', 'listVpsServers 200'])
  expect(settled.printed).toContain('"name": "shop-01"')
  expectNoSecret(settled, sandbox)
  expect(await countOrders()).toBe(1)
})

test('an order that a gateway gave up is found after it was executed', async () => {
  sandbox.faults.add({ operationId: 'orderVps', nth: 2, effect: { finishLateMs: 130_000 } })
  sandbox.clock.resume(1)
  const { passed, requests } = await order()
  expect(passed).toBe(false)
  expect(requests).toEqual(['orderVps 200', 'orderVps 504'])

  // The fourth read of the log is delayed until the order is executed, so that the workflow does not give up before,
  // however busy the machine is.
  sandbox.faults.add({ operationId: 'listLogs', nth: 4, effect: { latencyMs: 500_000 } })
  const settling = settle()
  await expect.poll(() => sandbox.faults.pending(), { interval: 5 }).toEqual([])
  expect(await countOrders()).toBe(0)
  await sandbox.clock.advance({ minutes: 10 })
  expect((await settling).passed).toBe(true)
  expect(await countOrders()).toBe(1)
})

test('while the log shows only the dry run, the workflow polls for 15 minutes', async () => {
  sandbox.faults.add({ operationId: 'orderVps', nth: 2, effect: 'drop-request' })
  expect((await order()).passed).toBe(false)

  const { passed, requests } = await settle()
  expect(passed).toBe(false)
  expect(requests).toEqual(Array<string>(1 + 16).fill('listLogs 200'))
  expect(await countOrders()).toBe(0)
})
