import { afterEach, expect, test, vi } from 'vitest'
import { skipBecause } from './skip-without.ts'

afterEach(() => void vi.unstubAllEnvs())

test('a test without its program is skipped with the reason, and fails if nothing may be skipped', () => {
  const skip = vi.fn()
  const context = { skip, task: { meta: {} } } as unknown as Parameters<typeof skipBecause>[0]
  vi.stubEnv('CI', '')
  skipBecause(context, 'There is no proftpd.')
  expect(skip).toHaveBeenCalledWith('There is no proftpd.')
  expect(context.task.meta.whySkipped).toBe('There is no proftpd.')
  vi.stubEnv('CI', 'true')
  expect(() => skipBecause(context, 'There is no proftpd.')).toThrow('nothing is skipped')
})
