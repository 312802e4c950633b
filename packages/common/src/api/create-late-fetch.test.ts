import { expect, test, vi } from 'vitest'
import { createClient } from '../client/client.ts'
import { createScriptedFetch, json } from '../testing/scripted-fetch.ts'

test('if its code is missing, client.fetch rejects and the rest of the client works', async () => {
  vi.doMock('./find-operation.ts', () => {
    throw new Error('Cannot find the file')
  })
  const { fetch, requests } = createScriptedFetch(json({ ok: true }))
  const client = createClient({ baseUrl: 'https://api.example.com', apiKey: 'key', fetch })
  await expect(client.fetch('/v1/me')).rejects.toMatchObject({
    name: 'ConfigError',
    message: 'fetch cannot be loaded: keep all files of the packages together',
    cause: expect.any(Error),
  })
  expect(requests).toHaveLength(0)
  await expect(client.me()).resolves.toEqual({ ok: true })
})
