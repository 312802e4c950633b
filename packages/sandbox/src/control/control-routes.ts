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
  /** The members that its body may have. */
  readonly fields?: readonly string[]
  /** How long its body may be, where that is more than usual. */
  readonly mostBytes?: number
  /** What it answers with 200; `undefined` is a 204 without a body. */
  answer(controls: Controls, input: ControlInput): unknown
}

export interface ControlInput {
  readonly path: Readonly<Record<string, string>>
  /** An object whose members are known; their types are checked where they are used. */
  readonly body: Readonly<Record<string, unknown>>
}

const rights = ['permission_type', 'permissions', 'target_mode', 'targets'] as const

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
    fields: ['days', 'hours', 'minutes', 'seconds'],
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
    fields: ['speed'],
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
    fields: ['mode', 'seconds', 'reads'],
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
    fields: ['operationId', 'path', 'nth', 'probability', 'times', 'effect'],
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
    fields: [...rights, 'server', 'allow_signup', 'expires_at', 'allowed_ips', 'legacy_servername'],
    answer: ({ keys }, { body }) => ({ key: keys.create(body) }),
  },
  {
    operationId: 'setKeyTargets',
    method: 'POST',
    path: '/keys/targets',
    fields: ['key', 'targets'],
    answer: ({ keys }, { body }) => keys.setTargets(toText('key', body), toTexts('targets', body)),
  },
  {
    operationId: 'revokeKey',
    method: 'POST',
    path: '/keys/revoke',
    fields: ['key'],
    answer: ({ keys }, { body }) => keys.revoke(toText('key', body)),
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
    fields: ['balance'],
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
    fields: ['vps', 'server', 'common', 'authenticationBlock'],
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
    fields: ['lagMs', 'skewMs'],
    answer({ log }, { body }) {
      log.set(body)
      return log.settings
    },
  },
  {
    operationId: 'moveVps',
    method: 'POST',
    path: '/maintenance/move-vps',
    fields: ['uuid'],
    answer: ({ maintenance }, { body }) => ({ uuid: maintenance.moveVps(toText('uuid', body)) }),
  },
  {
    operationId: 'setReverseRecord',
    method: 'PUT',
    path: '/maintenance/reverse-record',
    fields: ['uuid', 'hostname'],
    answer: ({ maintenance }, { body }) =>
      maintenance.setReverseRecord(toText('uuid', body), body['hostname'] as string | null),
  },
  {
    operationId: 'suspendContract',
    method: 'POST',
    path: '/contracts/suspend',
    fields: ['target'],
    answer: ({ contracts }, { body }) => contracts.suspend(toText('target', body)),
  },
  {
    operationId: 'resumeContract',
    method: 'POST',
    path: '/contracts/resume',
    fields: ['target'],
    answer: ({ contracts }, { body }) => contracts.resume(toText('target', body)),
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
    fields: ['open', 'periods'],
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
    fields: ['version', 'tables'],
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

function toText(name: string, body: ControlInput['body']): string {
  const value = body[name]
  if (typeof value !== 'string') throw new TypeError(`${name} has to be a text`)
  return value
}

function toTexts(name: string, body: ControlInput['body']): readonly string[] {
  const value = body[name]
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value
  throw new TypeError(`${name} has to be a list of texts`)
}
