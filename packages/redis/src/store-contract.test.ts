import { randomUUID } from 'node:crypto'
import { testPacingStore } from '@hostwright/common/store-tests'
import { describe, test } from 'vitest'
import { createRedisStore } from './create-redis-store.ts'
import { connect } from './testing/connect.ts'

describe('the store in Redis', () => {
  testPacingStore(test, async () => {
    const redis = await connect()
    const account = randomUUID()
    return () => createRedisStore(redis, { account })
  })
})
