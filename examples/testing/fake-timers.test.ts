// The timers of the process stand still, and a wait ends on the clock of the sandbox.
import { createClient } from '@hostwright/common'
import { createSandbox } from '@hostwright/sandbox'
import { createVps } from '@hostwright/vps'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('waits on the clock of the sandbox', async () => {
  const { baseUrl, apiKey, fetch, clock } = await createSandbox({ speed: 0 })
  const vps = createVps(createClient({ baseUrl, apiKey, fetch, now: clock.now, sleep: clock.sleep }))
  const [first] = await vps.servers()
  expect(await vps.server(first!.uuid).power.ensure('stopped')).toBe('stopped')
})
