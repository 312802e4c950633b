import type { MachinePlan, Plan, WishPlan } from './plan.ts'

/** A wish of a user who orders one server once, with nothing unusual. */
export const quietWish: WishPlan = {
  startMs: 0,
  machine: 0,
  name: 'derived',
  waitMs: 20_000,
  placing: 'once',
  hasOwnKey: false,
  leavesAfterMs: undefined,
  deadlineMs: undefined,
  isStored: false,
  resend: false,
  leavesWith: 'an error',
  isEnsured: false,
  asks: 'the same process',
  seed: 1,
}
/** A machine on which nothing fails. */
export const quietMachine: MachinePlan = {
  offsetMs: 0,
  monotonic: 'platform',
  deaths: [],
  journalFailures: [],
}
/** A world in which nothing is wanted and nothing goes wrong. */
export const quietWorld: Plan = {
  product: 'vps',
  replay: 'replay',
  runtime: 'Node',
  machines: [quietMachine, quietMachine],
  keys: 'one',
  journals: 'shared',
  lagMs: 0,
  lateMs: 0,
  entries: [],
  dateAheadMs: 0,
  skewMs: [0],
  setupMs: 0,
  wishes: [],
  events: [],
  mishaps: { order: [], dryRun: [], read: [] },
  seed: 1,
}
