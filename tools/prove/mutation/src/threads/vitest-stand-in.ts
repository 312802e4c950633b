// What a file of tests gets where it imports vitest: tests are collected, and may be run as often as wanted in modules
// that are loaded once. What is expected, and times that are moved, are vitest's own.
import { expect } from 'vitest'
import { createCollector } from './collector.ts'
import { poll } from './poll.ts'

export { expectTypeOf, vi } from 'vitest'

Object.assign(expect, { poll })
export { expect }
export const collector = createCollector()
export const { test, describe, onTestFinished } = collector
export const { beforeAll, afterAll, beforeEach, afterEach } = collector.hooks
