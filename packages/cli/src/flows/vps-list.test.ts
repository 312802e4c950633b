import { expect, test } from 'vitest'
import { createMachine } from '../testing/test-machine.ts'

test('vps list --power shows whether each VPS runs, and without it sends one request', async () => {
  const { hostwright, requests } = await createMachine()
  await hostwright('vps power stop web-01')
  const { stdout, stderr } = await hostwright('vps list --power')
  expect({ stdout, stderr }).toEqual({
    stdout:
      'NAME\tSTATUS\tPOWER\tPLAN NAME\tIP ADDRESS\nweb-01\tactive\tstopped\tStandard 2GB\t203.0.113.1\n',
    stderr: '',
  })
  expect((await hostwright('vps list --power --filter power=running --json')).stdout).toBe('[]\n')
  requests.length = 0
  await hostwright('vps list')
  expect(requests).toHaveLength(1)
})

test('a VPS whose power cannot be read stays in the list, and the reason is told', async () => {
  const { hostwright, sandbox } = await createMachine()
  sandbox.faults.add({ operationId: 'getVpsPower', effect: { status: 404, code: 'VPS_NOT_FOUND' } })
  const { exitCode, stdout, stderr } = await hostwright('vps list --power --json')
  expect(exitCode).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject([{ name: 'web-01', power: null }])
  expect(stderr).toContain('vps web-01: its power state could not be read: [VPS_NOT_FOUND]')
})

test('an error about a VPS has the name that was typed, and not its uuid', async () => {
  const { hostwright } = await createMachine()
  const { stderr } = await hostwright('vps power start web-01')
  expect(stderr).toContain('hostwright: vps web-01: [INVALID_POWER_STATE] The VPS is running')
  expect(stderr).not.toMatch(/uuid \w/)
})
