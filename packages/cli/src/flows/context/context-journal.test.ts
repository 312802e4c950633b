import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createMachine } from '../../testing/test-machine.ts'
import { vpsOrder, vpsOrderEnv } from '../../testing/vps-order.ts'

test('a context keeps its orders in the journal of its address, as a line without a context does', async () => {
  const { hostwright, sandbox, folder } = await createMachine({ limits: false })
  const env = {
    KEY: sandbox.apiKey,
    HOSTWRIGHT_BASE_URL: undefined,
    HOSTWRIGHT_API_KEY: undefined,
    ...vpsOrderEnv,
  }
  for (const name of ['work', 'other'])
    await hostwright(`context add ${name} --base-url ${sandbox.baseUrl} --api-key-env KEY`, { env })
  const first = await hostwright(`${vpsOrder} --yes --json --context work`, { env })
  const second = await hostwright(`${vpsOrder} --yes --json --context other`, { env })
  const third = await hostwright(`${vpsOrder} --yes --json`, { env: vpsOrderEnv })
  expect([first, second, third].map(({ exitCode }) => exitCode)).toEqual([0, 0, 0])
  for (const { stdout } of [second, third]) expect(stdout).toContain('"existing"')
  const host = new URL(sandbox.baseUrl).host.replace(':', '_')
  expect(await readdir(join(folder, 'orders'))).toEqual([host])
})
