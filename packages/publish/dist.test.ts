import { createRequire } from 'node:module'
import { createClient } from '@hostwright/common'
import { publishFolder } from '@hostwright/publish'
import { expect, test } from 'vitest'

const client = createClient({
  baseUrl: 'https://api.example.com',
  apiKey: 'key',
  fetch: async () => new Response(),
})

test('the package name resolves to the build, which works', async () => {
  expect(createRequire(import.meta.url).resolve('@hostwright/publish')).toMatch(/\/dist\/index\.js$/)
  const options = { folder: 'no-such-folder', domain: 'example.com', privateKey: '', hostKey: '' }
  await expect(publishFolder(client, options)).rejects.toMatchObject({
    name: 'PublishError',
    reason: 'folder',
  })
})
