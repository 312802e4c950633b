import { expect, onTestFinished, test, vi } from 'vitest'
import { createMachine } from '../testing/test-machine.ts'

test.each([0, 13.5, 59.999])(
  'a plain sandbox on a port, %d s after the full minute, contradicts no assumption',
  async (seconds) => {
    const now = Date.UTC(2026, 0, 1, 3) + seconds * 1000
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now })
    onTestFinished(() => void vi.useRealTimers())
    const perMinute = 1000
    const limits = { common: { perMinute }, server: { perMinute }, vps: { perMinute } }
    const { sandbox, hostwright } = await createMachine({ speed: 1, limits })
    const { url } = await sandbox.listen({ port: 0 })
    // The sandbox counts from its start with a clock of its own, which rounds differently.
    vi.setSystemTime(now + 1)
    const { exitCode, stdout, stderr } = await hostwright('verify', {
      env: { HOSTWRIGHT_BASE_URL: url },
      usesNetwork: true,
    })
    expect([exitCode, stdout]).toEqual([0, ''])
    expect(stderr).toContain('0 differences, 0 assumptions contradicted')
  },
)
