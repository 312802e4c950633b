import { expect } from 'vitest'
import { describedOperations } from '../described.ts'
import { type Caller, type OpenCaller, uuid } from './caller.ts'

// Rejections that follow from the state of a server or VPS as a whole.

const describing = (code: string) =>
  describedOperations.filter(({ errors }) => errors.some((error) => error.code === code))

// The memo belongs to the contract, and not to the server.
const changesOfAServer = describing('OPERATION_ERROR').filter(({ id }) => id !== 'updateHostingMemo')

/** A hosting server takes no changes until it is set up. */
export async function changeAServerTooEarly(open: OpenCaller): Promise<void> {
  const { call, callEach } = await open()
  const ordered = await call('orderHostingServer')
  const { servername } = (ordered.body as { server: { servername: string } }).server
  const replies = await callEach(changesOfAServer, { path: { servername } })
  expect(replies.filter(({ code }) => code !== 'OPERATION_ERROR')).toEqual([])
}

/** A VPS exists before its contract is active. */
export async function changeAVpsTooEarly(open: OpenCaller): Promise<void> {
  const caller = await open()
  const { sandbox, callEach } = caller
  await orderVps(caller)
  await sandbox.clock.advance({ seconds: 61 })
  const replies = await callEach(describing('CONTRACT_NOT_ACTIVE'), { path: { uuid: secondUuid } })
  expect(replies.filter(({ code }) => code !== 'CONTRACT_NOT_ACTIVE')).toEqual([])
}

export async function changeAVpsThatIsReinstalled(open: OpenCaller): Promise<void> {
  const { sandbox, call, callEach } = await open()
  await call('stopVps')
  await sandbox.clock.advance({ minutes: 1 })
  await call('reinstallVps')
  const replies = await callEach(describing('FEATURE_UNAVAILABLE'))
  expect(replies.filter(({ code }) => code !== 'FEATURE_UNAVAILABLE')).toEqual([])
}

export async function switchAVpsInTheWrongState(open: OpenCaller): Promise<void> {
  const { sandbox, call } = await open()
  await call('startVps')
  await call('reinstallVps')
  await call('updateVpsProtection')
  await call('reinstallVps')
  await call('stopVps')
  await sandbox.clock.advance({ minutes: 1 })
  await call('stopVps')
  await call('rebootVps')
}

export async function nameAVpsWithoutReverseRecord(open: OpenCaller): Promise<void> {
  const { sandbox, call } = await open()
  sandbox.maintenance.setReverseRecord(uuid, null)
  expect((await call('updateVpsReverseDns')).code).toBe('PTR_NOT_FOUND')
}

/** A frozen contract takes no changes, on either side. */
export async function changeWhatIsSuspended(open: OpenCaller): Promise<void> {
  const { sandbox, callEach } = await open()
  const servername = 'hw123456.example.jp'
  for (const target of [uuid, servername]) sandbox.contracts.suspend(target)
  const onVps = await callEach(describing('CONTRACT_NOT_ACTIVE'))
  expect(onVps.filter(({ code }) => code !== 'CONTRACT_NOT_ACTIVE')).toEqual([])
  const onServer = await callEach(changesOfAServer, { path: { servername } })
  expect(onServer.filter(({ code }) => code !== 'OPERATION_ERROR')).toEqual([])
}

const secondUuid = uuid.replace(/1$/, '2')

/** Orders a VPS at the price of the day. */
async function orderVps({ call }: Caller): Promise<void> {
  const { body } = await call('listVpsPlans')
  const { plans } = body as {
    plans: { plan_id: string; periods: { months: number; total_price: number }[] }[]
  }
  const { plan_id, periods } = plans[0]!
  const expected_total_price = periods.find(({ months }) => months === 12)!.total_price
  const order = describedOperations.find(({ id }) => id === 'orderVps')!.body as object
  await call('orderVps', { body: { ...order, plan_id, period: 12, expected_total_price } })
}
