import { createSandbox } from '@hostwright/sandbox/node'
import { expect, onTestFinished, test } from 'vitest'
import worker from './worker.ts'

const uuid = '00000000-0000-4000-8000-000000000001'

test('a worker reads its address and key from its bindings, returns a VPS, and passes on what the API rejects', async () => {
  const sandbox = await createSandbox()
  onTestFinished(() => sandbox.close())
  const { url } = await sandbox.listen({ port: 0 })
  const bindings = { HOSTWRIGHT_BASE_URL: url, HOSTWRIGHT_API_KEY: sandbox.apiKey }
  const visit = (method: string, path = uuid): Promise<Response> =>
    worker.fetch(new Request(`https://shop.example.com/${path}`, { method }), bindings)

  expect(await (await visit('GET')).json()).toMatchObject({ name: 'web-01', power: { status: 'running' } })
  expect((await visit('POST')).status).toBe(409)
  expect((await visit('GET', '00000000-0000-4000-8000-00000000beef')).status).toBe(404)
})
