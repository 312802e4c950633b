import { expect, test } from 'vitest'
import { createMachine } from '../testing/test-machine.ts'

test.each([
  [30, 'Waiting 30 s before the next request.\n'],
  [2, ''],
])('a pause of %i seconds before a read', async (retryAfterSeconds, stderr) => {
  const { hostwright, sandbox } = await createMachine()
  sandbox.faults.add({ operationId: 'listVpsServers', effect: { retryAfterSeconds } })
  expect(await hostwright('vps list')).toMatchObject({ exitCode: 0, stderr })
})

test('a wait that shows its progress is not announced', async () => {
  const { hostwright } = await createMachine()
  const { stderr } = await hostwright('vps power reboot web-01')
  expect(stderr).toContain('processing  vps web-01\n')
  expect(stderr).not.toContain('Waiting')
})
