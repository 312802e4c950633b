import type { Checks } from '../desired/file-problem.ts'

declare const checks: Checks
export default checks
