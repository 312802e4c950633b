export type { AssumptionChoices } from './generated/assumption-choices.ts'
export { type Assumption, assumptions } from './assumptions/assumptions.ts'
export type { WorldName } from './seed/worlds.ts'
export type { Duration } from './time/clock-bounds.ts'
export type { Clock, ClockOptions, Now } from './time/clock.ts'
export type { Contracts } from './control/contracts.ts'
export type { ChosenAssumption, Controls, WorldState } from './control/controls.ts'
export type {
  DatabaseContents,
  DomainContents,
  HostingContents,
  ShownRecord,
  SiteName,
} from './control/hosting-contents.ts'
export type { Maintenance } from './control/maintenance.ts'
export type { SandboxClock } from './control/sandbox-clock.ts'
export type { Transitions } from './control/transitions.ts'
export type { CoverageRow } from './journal/coverage.ts'
export type { Health } from './control/health.ts'
export type { RecordedExchange, RecordedMessage } from './journal/exchanges.ts'
export type { RecordChange } from './journal/record-changes.ts'
export type { JournaledRequest, JournalEntries } from './journal/journal.ts'
export type { OfferedPeriod, OfferedPlan, PlanChange, Plans, PriceChange } from './control/plans.ts'
export type { RunningOperation } from './control/running-operations.ts'
export type { ServerState } from './control/servers.ts'
export type { ControlAccess } from './control/may-control.ts'
export type { Snapshot } from './control/snapshot.ts'
export type { Transition } from './journal/transition.ts'
export type { Sandbox, Sender } from './sandbox/assemble-sandbox.ts'
export { createSandbox } from './sandbox/create-sandbox.ts'
export type { SandboxOptions } from './sandbox/sandbox-options.ts'
export type { FaultEffect, FaultOptions } from './faults/fault.ts'
export type { AddedFault, Faults } from './faults/faults.ts'
export type { FinishLate } from './faults/finish-late.ts'
export type { KeyOptions, ServiceRights } from './keys/key-options.ts'
export type { Keys, ListedKey } from './keys/keys.ts'
export type {
  AuthenticationBlock,
  LimitNumbers,
  LimitOptions,
  LimitSettings,
} from './limits/limit-settings.ts'
export type {
  BlockedAddress,
  LimitUsage,
  LimitGroupUsage,
  RateLimitLeft,
  WindowUsage,
} from './limits/limit-usage.ts'
export type { LimitControl } from './limits/limits.ts'
export type { LogControl, LogOptions, LogSettings } from './logs/log-settings.ts'
export type { Account } from './ordering/account.ts'
export type { Machine, TransitionPolicy } from './time/transition-policy.ts'
