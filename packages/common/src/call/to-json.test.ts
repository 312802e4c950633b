import { expect, test } from 'vitest'
import { createClient } from '../client/client.ts'
import { createScriptedFetch, json } from '../testing/scripted-fetch.ts'

const privateKey = '-----BEGIN OPENSSH PRIVATE KEY-----\nb3Blbn\n-----END OPENSSH PRIVATE KEY-----'

test.each([
  ['a private key', privateKey, 'ssh_public_key is a private key: give the public one'],
  ['a BigInt', 7n, 'ssh_public_key is a BigInt or function'],
  ['a function', () => '', 'ssh_public_key is a BigInt or function'],
])('%s in a body is rejected by the name of its property, and nothing is sent', async (_, value, message) => {
  const { fetch, requests } = createScriptedFetch()
  const { api } = createClient({ baseUrl: 'https://api.example.com', apiKey: 'key', fetch })
  const reinstall = api.POST('/v1/vps/servers/{uuid}/os-reinstall', {
    params: { path: { uuid: 'u' } },
    body: { image_id: 'os-1', root_password: 'Correct-Horse-7', ssh_public_key: value as unknown as string },
  })
  await expect(reinstall).rejects.toMatchObject({ name: 'ConfigError', field: 'ssh_public_key', message })
  expect(requests).toEqual([])
})

test('a text that only speaks of a private key is sent', async () => {
  const { fetch, requests } = createScriptedFetch(json({ message: 'done' }))
  const { api } = createClient({ baseUrl: 'https://api.example.com', apiKey: 'key', fetch })
  const memo = 'PRIVATE KEY-based login only'
  await api.PUT('/v1/server/{servername}/memo', { params: { path: { servername: 's' } }, body: { memo } })
  expect(requests).toHaveLength(1)
})
