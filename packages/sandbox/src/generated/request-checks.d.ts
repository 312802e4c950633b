import type { Checks } from '../description/check.ts'

declare const checks: Checks
export default checks
