import { readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
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

test('a context keeps a relative --journal as the whole path, the same from every working directory', async () => {
  const { hostwright, sandbox } = await createMachine()
  const env = { KEY: sandbox.apiKey }
  const line = `context add work --base-url ${sandbox.baseUrl} --api-key-env KEY --journal orders`
  expect((await hostwright(line, { env })).exitCode).toBe(0)
  const [work] = JSON.parse((await hostwright('context list --json')).stdout)
  expect(work.journal).toBe(resolve('orders'))
})

test('a context with a ~ that the shell has left, as in --journal=~/orders, is not kept', async () => {
  const { hostwright, sandbox } = await createMachine()
  const line = `context add work --base-url ${sandbox.baseUrl} --api-key-env KEY --journal=~/orders`
  const { exitCode, stderr } = await hostwright(line, { env: { KEY: sandbox.apiKey } })
  expect(exitCode).toBe(2)
  expect(stderr).toContain('~/orders begins with ~, which the shell has not replaced: give the whole path.')
  expect((await hostwright('context list --json')).stdout).toBe('[]\n')
})

test('HOSTWRIGHT_JOURNAL with a relative path is rejected before an order', async () => {
  const { hostwright, requests } = await createMachine()
  const env = { ...vpsOrderEnv, HOSTWRIGHT_JOURNAL: 'orders' }
  const { exitCode, stderr } = await hostwright(`${vpsOrder} --yes`, { env })
  expect([exitCode, requests.length]).toEqual([2, 0])
  expect(stderr).toContain('HOSTWRIGHT_JOURNAL is orders, which is another folder in each working directory')
})

test('a context that a person has given a relative journal is rejected before an order', async () => {
  const { hostwright, requests, sandbox, folder } = await createMachine()
  const work = { base_url: sandbox.baseUrl, api_key: sandbox.apiKey, journal: 'orders' }
  const text = JSON.stringify({ current: 'work', contexts: { work } })
  await writeFile(join(folder, 'contexts.json'), text, { mode: 0o600 })
  const { exitCode, stderr } = await hostwright(`${vpsOrder} --yes --context work`, { env: vpsOrderEnv })
  expect([exitCode, requests.length]).toEqual([2, 0])
  expect(stderr).toContain('journal is orders, which is another folder in each working directory')
})
