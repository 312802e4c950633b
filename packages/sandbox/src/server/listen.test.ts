import { expect, test } from 'vitest'
import { createCaller } from '../testing/create-caller.ts'
import { order, setUp, vpsPath } from '../testing/set-up.ts'

test('it returns the same over a port, and its close ends that', async () => {
  const { sandbox } = await setUp()
  const { Request, Response } = globalThis
  const { url, close } = await sandbox.listen({ port: 0 })
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  const call = createCaller({ baseUrl: url, apiKey: sandbox.apiKey, fetch: (request) => fetch(request) })
  const reply = await call(`POST ${vpsPath}/power/stop`)
  expect([reply.status, reply.headers.get('Location')]).toEqual([202, `${vpsPath}/power`])
  expect(await call('POST /v1/vps/servers', { body: { ...order, dry_run: true } })).toMatchObject({
    status: 200,
  })
  expect(await call('POST /v1/vps/servers', { body: '{' })).toMatchObject({ status: 400 })
  expect(await call('GET /v1/logs?limit=1')).toMatchObject({ body: { logs: [{ ip_address: '127.0.0.1' }] } })
  expect([globalThis.Request, globalThis.Response]).toEqual([Request, Response])
  await close()
  await expect(call('GET /v1/me')).rejects.toThrow(TypeError)
  await sandbox.close()
})

test('a body that is too long is rejected over a port, and the next request gets a response', async () => {
  const { sandbox } = await setUp()
  const { url } = await sandbox.listen({ port: 0 })
  const send = (body: string) => fetch(`${url}/v1/vps/servers`, { method: 'POST', body })
  expect((await send(' '.repeat(3_000_000))).status).toBe(400)
  expect((await send('{}')).status).toBe(401)
  await sandbox.close()
})

test('a taken port rejects, and closing the sandbox closes its ports', async () => {
  const { sandbox } = await setUp()
  const { url } = await sandbox.listen({ port: 0 })
  await expect(sandbox.listen({ port: Number(new URL(url).port) })).rejects.toThrow(/EADDRINUSE/)
  await sandbox.close()
  await expect(fetch(url)).rejects.toThrow(TypeError)
})
