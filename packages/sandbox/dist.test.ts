import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createSandbox } from '@hostwright/sandbox'
import { createSandbox as createServer } from '@hostwright/sandbox/node'
import { expect, test } from 'vitest'

test('the built package responds to a call', async () => {
  const { fetch, baseUrl, apiKey, close } = await createSandbox({ speed: 0 })
  const response = await fetch(
    new Request(`${baseUrl}/v1/vps/servers`, { headers: { Authorization: `Bearer ${apiKey}` } }),
  )
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ servers: [{ name: 'web-01' }] })
  await close()
})

test('the built package has the control plane, and its description', async () => {
  const { fetch, baseUrl, faults, clock, close } = await createSandbox({ speed: 0 })
  const response = await fetch(new Request(`${baseUrl}/_sandbox/health`))
  expect(await response.json()).toMatchObject({
    status: 'ok',
    specHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  faults.add({ operationId: 'getApiKey', effect: 'drop-response' })
  expect(faults.pending()).toHaveLength(1)
  expect(await clock.advance({ minutes: 3 })).toEqual([])
  const description = fileURLToPath(import.meta.resolve('@hostwright/sandbox/control.openapi.yaml'))
  expect(readFileSync(description, 'utf8')).toContain('/clock/advance:')
  await close()
})

test('the built package listens on a port, and keeps its state in a file', async () => {
  const { listen, close } = await createServer({ db: ':memory:' })
  const { url } = await listen({ port: 0 })
  expect((await fetch(`${url}/_sandbox/health`)).status).toBe(200)
  await close()
})

test('the built package has the dashboard', async () => {
  const { fetch, baseUrl, close } = await createServer()
  const response = await fetch(new Request(`${baseUrl}/`))
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(await response.text()).toMatch(/^<!doctype html>[^]*Dashboard/)
  await close()
})
