import { createSandbox } from '@hostwright/sandbox'
import { expect, test } from 'vitest'

test('the built package answers a call', async () => {
  const { fetch, baseUrl, apiKey, close } = await createSandbox({ speed: 0 })
  const answer = await fetch(
    new Request(`${baseUrl}/v1/vps/servers`, { headers: { Authorization: `Bearer ${apiKey}` } }),
  )
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ servers: [{ name: 'web-01' }] })
  await close()
})
