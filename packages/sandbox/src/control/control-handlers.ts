import type { FaultOptions } from '../faults/fault.ts'
import type { controlOperations } from '../generated/control-operations.ts'
import type { WorldName } from '../seed/worlds.ts'
import type { Machine, TransitionPolicy } from '../time/transition-policy.ts'
import type { Controls } from './controls.ts'
import type { Snapshot } from './snapshot.ts'

/** An operation of the control plane, the HTTP interface for tests, as its description names it. */
export type ControlOperation = keyof typeof controlOperations

/**
 * Returns the response body of a 200. `undefined` leads to a 204 without a body, and a stream is sent unchanged.
 */
type ControlHandler = (controls: Controls, input: ControlInput) => unknown

export interface ControlInput {
  readonly path: Readonly<Record<string, string>>
  /** The request body, which was checked against the description; an empty object without a body. */
  readonly body: Readonly<Record<string, unknown>>
  /** The `Last-Event-ID` header of the request, which a browser sends when it reconnects to the events. */
  readonly lastEventId: string | undefined
}

/** Handlers of the control plane, one for each operation of its description. They call the methods of the sandbox. */
export const controlHandlers: Readonly<Record<ControlOperation, ControlHandler>> = {
  streamEvents: (controls, { lastEventId }) => controls.events(lastEventId),
  listServers: (controls) => ({ servers: controls.servers() }),
  readHostingContents: (controls, { path }) => controls.contents(path['servername']!),
  listRunningOperations: (controls) => ({ operations: controls.operations() }),
  readLimitUsage: ({ limits }) => limits.usage(),
  listKeys: ({ keys }) => ({ keys: keys.list() }),
  removeFault: ({ faults }, { path }) => faults.remove(Number(path['id'])),
  readWorld: (controls) => controls.world(),
  reset: (controls, { body }) => controls.reset(body['world'] as WorldName | undefined),
  readHealth: (controls) => controls.health(),
  readClock: ({ clock }) => readClock(clock),
  async advanceClock({ clock }, { body }) {
    const transitions = await clock.advance(body)
    return { ...readClock(clock), transitions }
  },
  freezeClock({ clock }) {
    clock.freeze()
    return readClock(clock)
  },
  resumeClock({ clock }, { body }) {
    clock.resume(body['speed'] as number | undefined)
    return readClock(clock)
  },
  listTransitionPolicies: ({ transitions }) => transitions.policies(),
  setTransitionPolicy({ transitions }, { path, body }) {
    transitions.set(path['machine'] as Machine, body as unknown as TransitionPolicy)
    return transitions.policies()
  },
  listFaults: ({ faults }) => ({ faults: faults.list(), pending: faults.pending().length }),
  addFault: ({ faults }, { body }) => faults.add(body as unknown as FaultOptions),
  clearFaults: ({ faults }) => faults.clear(),
  createKey: ({ keys }, { body }) => ({ key: keys.create(body) }),
  setKeyTargets: ({ keys }, { body }) =>
    keys.setTargets(body['key'] as string, body['targets'] as readonly string[]),
  revokeKey: ({ keys }, { body }) => keys.revoke(body['key'] as string),
  readAccount: ({ account }) => ({ balance: account.balance }),
  setBalance({ account }, { body }) {
    account.setBalance(body['balance'] as number)
    return { balance: account.balance }
  },
  readLimits: ({ limits }) => limits.settings,
  setLimits({ limits }, { body }) {
    limits.set(body)
    return limits.settings
  },
  readLogSettings: ({ log }) => log.settings,
  setLogSettings({ log }, { body }) {
    log.set(body)
    return log.settings
  },
  moveVps: ({ maintenance }, { body }) => ({ uuid: maintenance.moveVps(body['uuid'] as string) }),
  setReverseRecord: ({ maintenance }, { body }) =>
    maintenance.setReverseRecord(body['uuid'] as string, body['hostname'] as string | null),
  suspendContract: ({ contracts }, { body }) => contracts.suspend(body['target'] as string),
  resumeContract: ({ contracts }, { body }) => contracts.resume(body['target'] as string),
  listPlans: ({ plans }) => ({ plans: plans.list() }),
  changePlan: ({ plans }, { path, body }) => plans.change(path['plan_id'] ?? '', body),
  takeSnapshot: (controls) => controls.snapshot(),
  restoreSnapshot: (controls, { body }) => controls.restore(body as unknown as Snapshot),
  readJournal: (controls) => controls.journal(),
  readExchange: (controls, { path }) => controls.exchange(Number(path['id'])),
  readCoverage: (controls) => ({ answers: controls.coverage() }),
  listAssumptions: (controls) => ({ assumptions: controls.assumptions() }),
}

function readClock(clock: Controls['clock']): object {
  return { now: new Date(clock.now()).toISOString(), speed: clock.speed() }
}
