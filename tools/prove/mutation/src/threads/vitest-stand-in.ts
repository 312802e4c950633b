// Replaces vitest in test files: collects their tests, which can then run any number of times in modules that are
// loaded once. `expect` and the fake timers are vitest's own.
import { expect } from 'vitest'
import { createCollector } from './collector.ts'
import { poll } from './poll.ts'

export { expectTypeOf, vi } from 'vitest'

Object.assign(expect, { poll })
export { expect }
export const collector = createCollector()
export const { test, describe, onTestFinished } = collector
export const { beforeAll, afterAll, beforeEach, afterEach } = collector.hooks
