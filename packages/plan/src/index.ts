export type {
  Applied,
  ApplyOptions,
  ApplyProgress,
  ChangedSince,
  GeneratedSecret,
  HalfMade,
} from './apply/apply-options.ts'
export { applyPlan } from './apply/apply-plan.ts'
export { ApplyError, NotAllowedError, type Rejection, StalePlanError } from './apply/errors.ts'
export { auditAccount, type AuditOptions } from './audit/audit-account.ts'
export type { Finding } from './audit/finding.ts'
export { DesiredError, type DesiredProblem } from './desired/desired-error.ts'
export type * from './generated/desired.ts'
export { type DesiredFile, parseDesired } from './desired/parse-desired.ts'
export { toYaml } from './export/to-yaml.ts'
export { exportAccount, type ExportOptions, type ExportProgress } from './export/export-account.ts'
export type { PlanAction, RebootAction, ReinstallAction, ResetAction } from './engine/plan-action.ts'
export type { Allowance, Change, ChangeAction, Unmanaged, Place, Subject } from './resource/change.ts'
export type { PlannedOperation, PlanOperationId } from './resource/planned-operation.ts'
export { parsePlan } from './engine/parse-plan.ts'
export { type KeptApply, listApplies } from './apply/kept-applies.ts'
export { planAccount, type PlanOptions } from './engine/plan-account.ts'
export type { PlanAccount } from './account/read-plan-account.ts'
export type { Plan, PlanDecisions } from './engine/plan.ts'
export { applyZone, planZone, type Zone } from './apply/apply-zone.ts'
export { parseZoneFile, type ZoneFile } from './zone-file/parse-zone-file.ts'
export { toZoneFile } from './zone-file/to-zone-file.ts'
export {
  type Attended,
  canLet,
  isPlannedRequest,
  listAllowedOperations,
  listAttended,
  listConsents,
  type Listed,
  type ObservedRequest,
  type Widened,
} from './engine/unattended.ts'
