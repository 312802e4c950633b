import type { FaultOptions } from '../faults/fault.ts'
import type { Machine, TransitionPolicy } from '../time/transition-policy.ts'
import type { Controls } from './controls.ts'
import type { Snapshot } from './snapshot.ts'

/** One operation of the control plane: the same as a method of the sandbox. */
export interface ControlRoute {
  readonly operationId: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** The template below `/_sandbox`, as in the description of the control plane. */
  readonly path: string
  /** How long its body may be, where that is more than usual. */
  readonly mostBytes?: number
  /** What it answers with 200; `undefined` is a 204 without a body. */
  answer(controls: Controls, input: ControlInput): unknown
}

export interface ControlInput {
  readonly path: Readonly<Record<string, string>>
  /** It keeps to the description. */
  readonly body: Readonly<Record<string, unknown>>
}

export const controlRoutes: readonly ControlRoute[] = [
  {
    operationId: 'readHealth',
    method: 'GET',
    path: '/health',
    answer: (controls) => controls.health(),
  },
  {
    operationId: 'readClock',
    method: 'GET',
    path: '/clock',
    answer: ({ clock }) => readClock(clock),
  },
  {
    operationId: 'advanceClock',
    method: 'POST',
    path: '/clock/advance',
    async answer({ clock }, { body }) {
      const transitions = await clock.advance(body)
      return { ...readClock(clock), transitions }
    },
  },
  {
    operationId: 'freezeClock',
    method: 'POST',
    path: '/clock/freeze',
    answer({ clock }) {
      clock.freeze()
      return readClock(clock)
    },
  },
  {
    operationId: 'resumeClock',
    method: 'POST',
    path: '/clock/resume',
    answer({ clock }, { body }) {
      clock.resume(body['speed'] as number | undefined)
      return readClock(clock)
    },
  },
  {
    operationId: 'listTransitionPolicies',
    method: 'GET',
    path: '/transitions',
    answer: ({ transitions }) => transitions.policies(),
  },
  {
    operationId: 'setTransitionPolicy',
    method: 'PUT',
    path: '/transitions/{machine}',
    answer({ transitions }, { path, body }) {
      transitions.set(path['machine'] as Machine, body as unknown as TransitionPolicy)
      return transitions.policies()
    },
  },
  {
    operationId: 'listFaults',
    method: 'GET',
    path: '/faults',
    answer: ({ faults }) => ({ faults: faults.list(), pending: faults.pending().length }),
  },
  {
    operationId: 'addFault',
    method: 'POST',
    path: '/faults',
    answer: ({ faults }, { body }) => faults.add(body as unknown as FaultOptions),
  },
  {
    operationId: 'clearFaults',
    method: 'DELETE',
    path: '/faults',
    answer: ({ faults }) => faults.clear(),
  },
  {
    operationId: 'createKey',
    method: 'POST',
    path: '/keys',
    answer: ({ keys }, { body }) => ({ key: keys.create(body) }),
  },
  {
    operationId: 'setKeyTargets',
    method: 'POST',
    path: '/keys/targets',
    answer: ({ keys }, { body }) =>
      keys.setTargets(body['key'] as string, body['targets'] as readonly string[]),
  },
  {
    operationId: 'revokeKey',
    method: 'POST',
    path: '/keys/revoke',
    answer: ({ keys }, { body }) => keys.revoke(body['key'] as string),
  },
  {
    operationId: 'readAccount',
    method: 'GET',
    path: '/account',
    answer: ({ account }) => ({ balance: account.balance }),
  },
  {
    operationId: 'setBalance',
    method: 'PUT',
    path: '/account',
    answer({ account }, { body }) {
      account.setBalance(body['balance'] as number)
      return { balance: account.balance }
    },
  },
  {
    operationId: 'readLimits',
    method: 'GET',
    path: '/limits',
    answer: ({ limits }) => limits.settings,
  },
  {
    operationId: 'setLimits',
    method: 'PUT',
    path: '/limits',
    answer({ limits }, { body }) {
      limits.set(body)
      return limits.settings
    },
  },
  {
    operationId: 'readLogSettings',
    method: 'GET',
    path: '/log',
    answer: ({ log }) => log.settings,
  },
  {
    operationId: 'setLogSettings',
    method: 'PUT',
    path: '/log',
    answer({ log }, { body }) {
      log.set(body)
      return log.settings
    },
  },
  {
    operationId: 'moveVps',
    method: 'POST',
    path: '/maintenance/move-vps',
    answer: ({ maintenance }, { body }) => ({ uuid: maintenance.moveVps(body['uuid'] as string) }),
  },
  {
    operationId: 'setReverseRecord',
    method: 'PUT',
    path: '/maintenance/reverse-record',
    answer: ({ maintenance }, { body }) =>
      maintenance.setReverseRecord(body['uuid'] as string, body['hostname'] as string | null),
  },
  {
    operationId: 'suspendContract',
    method: 'POST',
    path: '/contracts/suspend',
    answer: ({ contracts }, { body }) => contracts.suspend(body['target'] as string),
  },
  {
    operationId: 'resumeContract',
    method: 'POST',
    path: '/contracts/resume',
    answer: ({ contracts }, { body }) => contracts.resume(body['target'] as string),
  },
  {
    operationId: 'listPlans',
    method: 'GET',
    path: '/plans',
    answer: ({ plans }) => ({ plans: plans.list() }),
  },
  {
    operationId: 'changePlan',
    method: 'PUT',
    path: '/plans/{plan_id}',
    answer: ({ plans }, { path, body }) => plans.change(path['plan_id'] ?? '', body),
  },
  {
    operationId: 'reset',
    method: 'POST',
    path: '/reset',
    answer: (controls) => controls.reset(),
  },
  {
    operationId: 'takeSnapshot',
    method: 'GET',
    path: '/snapshot',
    answer: (controls) => controls.snapshot(),
  },
  {
    operationId: 'restoreSnapshot',
    method: 'PUT',
    path: '/snapshot',
    mostBytes: 100_000_000,
    answer: (controls, { body }) => controls.restore(body as unknown as Snapshot),
  },
  {
    operationId: 'readJournal',
    method: 'GET',
    path: '/journal',
    answer: (controls) => controls.journal(),
  },
  {
    operationId: 'readCoverage',
    method: 'GET',
    path: '/coverage',
    answer: (controls) => ({ answers: controls.coverage() }),
  },
  {
    operationId: 'listAssumptions',
    method: 'GET',
    path: '/assumptions',
    answer: (controls) => ({ assumptions: controls.assumptions() }),
  },
]

function readClock(clock: Controls['clock']): object {
  return { now: new Date(clock.now()).toISOString(), speed: clock.speed() }
}
