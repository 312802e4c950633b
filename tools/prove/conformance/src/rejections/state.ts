import { documentedOperations } from '@hostwright/contract/description'
import { type Caller, servername, uuid } from './caller.ts'
import { orderOf } from './orders.ts'
import type { Rejection } from './rejection.ts'

const describing = (code: string) =>
  documentedOperations.filter(({ responses }) => responses.some(({ example }) => example === code))

// The memo belongs to the contract and not to the server, so it can be changed in any state.
const changesOfAServer = describing('OPERATION_ERROR').filter(({ id }) => id !== 'updateHostingMemo')

const suspend = ({ sandbox }: Caller) => {
  for (const target of [uuid, servername]) sandbox.contracts.suspend(target)
  return { path: { servername } }
}

/** Rejections that depend on the state of a whole server or VPS. */
export const ofState: Readonly<Record<string, Rejection>> = {
  'a hosting server that is not set up': {
    async given({ call }) {
      const { body } = await call('orderHostingServer')
      return { path: { servername: (body as { server: { servername: string } }).server.servername } }
    },
    operations: changesOfAServer,
    code: 'OPERATION_ERROR',
  },
  // A VPS exists before its contract becomes active.
  'a VPS that is not active': {
    async given(caller) {
      await caller.call('orderVps', { body: { ...(await orderOf(caller, 'orderVps')), dry_run: false } })
      await caller.sandbox.clock.advance({ seconds: 61 })
      return { path: { uuid: uuid.replace(/1$/, '2') } }
    },
    operations: describing('CONTRACT_NOT_ACTIVE'),
    code: 'CONTRACT_NOT_ACTIVE',
  },
  'a VPS that is reinstalled': {
    async given({ sandbox, call }) {
      await call('stopVps')
      await sandbox.clock.advance({ minutes: 1 })
      await call('reinstallVps')
    },
    operations: describing('FEATURE_UNAVAILABLE'),
    code: 'FEATURE_UNAVAILABLE',
  },
  'a VPS in the wrong power state, or protected': {
    async given({ sandbox, call }) {
      for (const id of [
        'startVps',
        'reinstallVps',
        'updateVpsProtection',
        'reinstallVps',
        'stopVps',
      ] as const)
        await call(id)
      await sandbox.clock.advance({ minutes: 1 })
      for (const id of ['stopVps', 'rebootVps'] as const) await call(id)
    },
  },
  'a suspended VPS': {
    given: suspend,
    operations: describing('CONTRACT_NOT_ACTIVE'),
    code: 'CONTRACT_NOT_ACTIVE',
  },
  'a suspended server': { given: suspend, operations: changesOfAServer, code: 'OPERATION_ERROR' },
  'a VPS without a reverse record': {
    given: ({ sandbox }) => sandbox.maintenance.setReverseRecord(uuid, null),
    operations: documentedOperations.filter(({ id }) => id === 'updateVpsReverseDns'),
    code: 'PTR_NOT_FOUND',
  },
}
