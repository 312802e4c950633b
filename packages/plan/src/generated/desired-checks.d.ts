import type { Checks } from '../desired/desired-error.ts'

declare const checks: Checks
export default checks
