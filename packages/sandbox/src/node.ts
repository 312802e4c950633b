export * from './index.ts'
export { DatabaseError } from './database/database-error.ts'
export { createSandbox, type Sandbox, type SandboxOptions } from './server/create-sandbox.ts'
export type { Listening, ListenOptions } from './server/listen.ts'
