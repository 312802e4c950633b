import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { expect, test } from 'vitest'
import { openAccount } from './open-account.ts'
import { runCommand } from './run-command.ts'

test('a list of VPSs costs an agent at most a third of the tokens of the raw JSON', async () => {
  const { env, sandbox } = await openAccount({ world: 'fleet-20' })
  const headers = { Authorization: `Bearer ${sandbox.apiKey}` }
  const raw = await (await fetch(`${env['HOSTWRIGHT_BASE_URL']}/v1/vps/servers`, { headers })).text()
  const { stdout } = await runCommand('vps list', { env })
  expect(stdout.trim().split('\n')).toHaveLength(21)
  expect(encode(stdout).length / encode(raw).length).toBeLessThan(1 / 3)
})
