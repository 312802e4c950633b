export type {
  Applied,
  ApplyOptions,
  ApplyProgress,
  ChangedSince,
  GeneratedSecret,
} from './apply/apply-options.ts'
export { ApplyError } from './apply/apply-error.ts'
export { applyPlan } from './apply/apply-plan.ts'
export { generateSecret, type SecretOptions } from './apply/generate-secret.ts'
export { NotAllowedError, type Rejection } from './apply/not-allowed-error.ts'
export { StalePlanError } from './apply/stale-plan-error.ts'
export { auditAccount, type AuditOptions } from './audit/audit-account.ts'
export type { Finding } from './audit/finding.ts'
export { DesiredError, type DesiredProblem } from './desired/desired-error.ts'
export type * from './generated/desired.ts'
export { type DesiredFile, parseDesired } from './desired/parse-desired.ts'
export { exportAccount, type ExportOptions } from './export/export-account.ts'
export type { PlanAction, RebootAction, ReinstallAction, ResetAction } from './changes/plan-action.ts'
export type { Allowance, Change, ChangeAction, Foreign, Place, Subject } from './changes/change.ts'
export type { PlannedOperation, PlanOperationId } from './changes/planned-operation.ts'
export { parsePlan } from './plan/parse-plan.ts'
export { planAccount, type PlanOptions } from './plan/plan-account.ts'
export type { PlanAccount } from './account/read-plan-account.ts'
export type { Plan, PlanDecisions } from './plan/plan.ts'
export { applyZone, planZone, type Zone } from './zone/zone.ts'
