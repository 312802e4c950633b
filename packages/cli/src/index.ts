export { run } from './run.ts'
export { type ExitCode, exitCodes } from './errors/exit-code.ts'
export type { Files, Input, Output, System } from './system/system.ts'
