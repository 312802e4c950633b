import type { FaultOptions } from '../faults/fault.ts'
import type { Machine, TransitionPolicy } from '../time/transition-policy.ts'
import type { ControlRoute } from './control-route.ts'
import type { Controls } from './controls.ts'
import { liveRoutes } from './live-routes.ts'
import type { Snapshot } from './snapshot.ts'

/** All operations of the control plane, the HTTP interface for tests. */
export const controlRoutes: readonly ControlRoute[] = [
  ...liveRoutes,
  {
    operationId: 'readHealth',
    method: 'GET',
    path: '/health',
    response: (controls) => controls.health(),
  },
  {
    operationId: 'readClock',
    method: 'GET',
    path: '/clock',
    response: ({ clock }) => readClock(clock),
  },
  {
    operationId: 'advanceClock',
    method: 'POST',
    path: '/clock/advance',
    async response({ clock }, { body }) {
      const transitions = await clock.advance(body)
      return { ...readClock(clock), transitions }
    },
  },
  {
    operationId: 'freezeClock',
    method: 'POST',
    path: '/clock/freeze',
    response({ clock }) {
      clock.freeze()
      return readClock(clock)
    },
  },
  {
    operationId: 'resumeClock',
    method: 'POST',
    path: '/clock/resume',
    response({ clock }, { body }) {
      clock.resume(body['speed'] as number | undefined)
      return readClock(clock)
    },
  },
  {
    operationId: 'listTransitionPolicies',
    method: 'GET',
    path: '/transitions',
    response: ({ transitions }) => transitions.policies(),
  },
  {
    operationId: 'setTransitionPolicy',
    method: 'PUT',
    path: '/transitions/{machine}',
    response({ transitions }, { path, body }) {
      transitions.set(path['machine'] as Machine, body as unknown as TransitionPolicy)
      return transitions.policies()
    },
  },
  {
    operationId: 'listFaults',
    method: 'GET',
    path: '/faults',
    response: ({ faults }) => ({ faults: faults.list(), pending: faults.pending().length }),
  },
  {
    operationId: 'addFault',
    method: 'POST',
    path: '/faults',
    response: ({ faults }, { body }) => faults.add(body as unknown as FaultOptions),
  },
  {
    operationId: 'clearFaults',
    method: 'DELETE',
    path: '/faults',
    response: ({ faults }) => faults.clear(),
  },
  {
    operationId: 'createKey',
    method: 'POST',
    path: '/keys',
    response: ({ keys }, { body }) => ({ key: keys.create(body) }),
  },
  {
    operationId: 'setKeyTargets',
    method: 'POST',
    path: '/keys/targets',
    response: ({ keys }, { body }) =>
      keys.setTargets(body['key'] as string, body['targets'] as readonly string[]),
  },
  {
    operationId: 'revokeKey',
    method: 'POST',
    path: '/keys/revoke',
    response: ({ keys }, { body }) => keys.revoke(body['key'] as string),
  },
  {
    operationId: 'readAccount',
    method: 'GET',
    path: '/account',
    response: ({ account }) => ({ balance: account.balance }),
  },
  {
    operationId: 'setBalance',
    method: 'PUT',
    path: '/account',
    response({ account }, { body }) {
      account.setBalance(body['balance'] as number)
      return { balance: account.balance }
    },
  },
  {
    operationId: 'readLimits',
    method: 'GET',
    path: '/limits',
    response: ({ limits }) => limits.settings,
  },
  {
    operationId: 'setLimits',
    method: 'PUT',
    path: '/limits',
    response({ limits }, { body }) {
      limits.set(body)
      return limits.settings
    },
  },
  {
    operationId: 'readLogSettings',
    method: 'GET',
    path: '/log',
    response: ({ log }) => log.settings,
  },
  {
    operationId: 'setLogSettings',
    method: 'PUT',
    path: '/log',
    response({ log }, { body }) {
      log.set(body)
      return log.settings
    },
  },
  {
    operationId: 'moveVps',
    method: 'POST',
    path: '/maintenance/move-vps',
    response: ({ maintenance }, { body }) => ({ uuid: maintenance.moveVps(body['uuid'] as string) }),
  },
  {
    operationId: 'setReverseRecord',
    method: 'PUT',
    path: '/maintenance/reverse-record',
    response: ({ maintenance }, { body }) =>
      maintenance.setReverseRecord(body['uuid'] as string, body['hostname'] as string | null),
  },
  {
    operationId: 'suspendContract',
    method: 'POST',
    path: '/contracts/suspend',
    response: ({ contracts }, { body }) => contracts.suspend(body['target'] as string),
  },
  {
    operationId: 'resumeContract',
    method: 'POST',
    path: '/contracts/resume',
    response: ({ contracts }, { body }) => contracts.resume(body['target'] as string),
  },
  {
    operationId: 'listPlans',
    method: 'GET',
    path: '/plans',
    response: ({ plans }) => ({ plans: plans.list() }),
  },
  {
    operationId: 'changePlan',
    method: 'PUT',
    path: '/plans/{plan_id}',
    response: ({ plans }, { path, body }) => plans.change(path['plan_id'] ?? '', body),
  },
  {
    operationId: 'takeSnapshot',
    method: 'GET',
    path: '/snapshot',
    response: (controls) => controls.snapshot(),
  },
  {
    operationId: 'restoreSnapshot',
    method: 'PUT',
    path: '/snapshot',
    mostBytes: 100_000_000,
    response: (controls, { body }) => controls.restore(body as unknown as Snapshot),
  },
  {
    operationId: 'readJournal',
    method: 'GET',
    path: '/journal',
    response: (controls) => controls.journal(),
  },
  {
    operationId: 'readExchange',
    method: 'GET',
    path: '/journal/{id}',
    response: (controls, { path }) => controls.exchange(Number(path['id'])),
  },
  {
    operationId: 'readCoverage',
    method: 'GET',
    path: '/coverage',
    response: (controls) => ({ answers: controls.coverage() }),
  },
  {
    operationId: 'listAssumptions',
    method: 'GET',
    path: '/assumptions',
    response: (controls) => ({ assumptions: controls.assumptions() }),
  },
]

function readClock(clock: Controls['clock']): object {
  return { now: new Date(clock.now()).toISOString(), speed: clock.speed() }
}
