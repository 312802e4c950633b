export { createRedisStore, type RedisStoreOptions } from './create-redis-store.ts'
export { PacingError } from './pacing-error.ts'
export type { RedisClient, ScriptArguments } from './run-script.ts'
