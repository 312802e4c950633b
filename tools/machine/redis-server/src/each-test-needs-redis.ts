import { beforeEach } from 'vitest'
import { skipWithoutRedis } from './skip-without-redis.ts'

beforeEach(skipWithoutRedis)
